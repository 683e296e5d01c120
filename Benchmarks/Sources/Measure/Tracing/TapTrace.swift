import Foundation

/// Finds out what a tap passes through, by running it.
///
/// A copy of the package is built in which every function counts how often it was entered (the compiler's own
/// coverage, as for `swift test --enable-code-coverage`). A scenario is played twice, without the tap and with it;
/// the difference between the counts is what the tap has entered. What the entered functions call indirectly is
/// read from what the compiler has made of them before any optimisation (`-emit-silgen`), at the places that the
/// counts say were reached.
nonisolated public struct TapTrace {
  private let copy: PackageCopy
  private let scratch = PackageCopy.scratch.appending(path: "traced")

  /// Builds the copy. Takes half a minute the first time, and a few seconds if little has changed since.
  ///
  /// - Throws: ``Tool/Failure`` if it cannot be built.
  public init() throws {
    copy = try PackageCopy()
    try copy.build(["--enable-code-coverage", "--product", "quartet"], scratch: scratch)
  }

  /// Something that the tools have not written as it is expected of them.
  public struct NotFound: Error, CustomStringConvertible {
    /// What was looked for.
    public let description: String
  }

  /// Plays the tap on one implementation.
  ///
  /// - Throws: What a tool of the toolchain says where one fails, and ``NotFound``.
  public func path(name: String, target: String) throws -> TapPath {
    let before = try coverage(of: target, playing: TapPath.preparation, as: "before")
    let after = try coverage(of: target, playing: TapPath.preparation + TapPath.tap, as: "after")
    let entered = after.subtracting(before)
    if entered.functions.isEmpty { throw NotFound(description: "no function of \(target) was entered") }
    let sources = try ParsedSource.all(in: "Sources/\(target)")
    let classes = try ClassTable(sources)
    let types = Set(sources.flatMap { $0.declarations.filter { $0.kind != .extension }.map(\.name) })
    let calls = IndirectCalls(in: try lowered(target), entered: entered, types: types)
    return TapPath(
      name: name,
      components: classes.components(
        entered.functions.compactMap { function in
          classes.owner(of: function.line, in: relative(function.file))
        }),
      calls: entered.functions.map(\.count).reduce(0, +),
      protocolCalls: calls.protocolCalls, overridableCalls: calls.overridableCalls,
      closureCalls: calls.closureCalls)
  }

  private func relative(_ file: String) -> String {
    guard let range = file.range(of: "/Sources/", options: .backwards) else { return file }
    return String(file[file.index(after: range.lowerBound)...])
  }

  // MARK: Counts

  private func coverage(of target: String, playing steps: String, as name: String) throws -> Coverage {
    let script = scratch.appending(path: "\(name).txt")
    try steps.write(to: script, atomically: true, encoding: .utf8)
    let raw = scratch.appending(path: "\(name).profraw")
    let merged = scratch.appending(path: "\(name).profdata")
    let program = scratch.appending(path: "debug/quartet").path
    try Tool.run(
      [program, "play", target, script.path], environment: ["LLVM_PROFILE_FILE": raw.path], isQuiet: true)
    let tools = try Self.tools()
    try Tool.run(
      [tools.appending(path: "llvm-profdata").path, "merge", "-sparse", raw.path, "-o", merged.path],
      isQuiet: true)
    let json = try Tool.run(
      [
        tools.appending(path: "llvm-cov").path, "export", "-format=text", "-instr-profile", merged.path,
        program,
        copy.root.appending(path: "Sources/\(target)").path,
      ], isQuiet: true)
    return try Coverage(json: json, folder: "/Sources/\(target)/")
  }

  private struct TargetInfo: Decodable {
    struct Paths: Decodable { let runtimeResourcePath: String }
    let paths: Paths
  }

  /// Where the toolchain keeps the tools that go with its compiler.
  private static func tools() throws -> URL {
    let info = try JSONDecoder().decode(TargetInfo.self, from: Tool.run(["swiftc", "-print-target-info"]))
    return URL(filePath: info.paths.runtimeResourcePath)
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "bin")
  }

  // MARK: Calls

  /// The target in the compiler's intermediate language, before any optimisation.
  private func lowered(_ target: String) throws -> String {
    let output = scratch.appending(path: "\(target).sil")
    let files = FileManager.default.enumerator(atPath: copy.root.appending(path: "Sources/\(target)").path)
    let sources = (files?.allObjects as? [String] ?? []).filter { $0.hasSuffix(".swift") }
      .map { copy.root.appending(path: "Sources/\(target)/\($0)").path }
    let command =
      ["swiftc", "-emit-silgen", "-wmo", "-module-name", target, "-Xllvm", "-sil-print-debuginfo"]
      + (try settings(of: target)) + sources.sorted() + ["-o", output.path]
    try Tool.run(command, isQuiet: true)
    return try String(contentsOf: output, encoding: .utf8)
  }

  /// What the package's manifest, and the machine, make the compiler be told about a target.
  private func settings(of target: String) throws -> [String] {
    let plan = try String(contentsOf: scratch.appending(path: "debug.yaml"), encoding: .utf8)
    let start = "    args: "
    for line in plan.split(separator: "\n") where line.hasPrefix(start) {
      guard line.contains("\"-module-name\",\"\(target)\",\"-emit-dependencies\"") else { continue }
      let words = try JSONDecoder().decode([String].self, from: Data(line.dropFirst(start.count).utf8))
      return words.indices.flatMap { index -> [String] in
        if words[index].hasPrefix("-D") { return [words[index]] }
        guard Self.kept.contains(words[index]), index + 1 < words.count else { return [] }
        return [words[index], words[index + 1]]
      }
    }
    throw NotFound(description: "the build's plan does not say how \(target) is compiled")
  }

  private static let kept: Set = [
    "-swift-version", "-default-isolation", "-enable-upcoming-feature", "-enable-experimental-feature",
    "-package-name", "-target", "-sdk", "-I", "-F", "-module-cache-path",
  ]
}
