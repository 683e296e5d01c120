import Foundation

/// A copy of Quartet in which changes are built.
struct WorkingCopy {
  private let quartet: URL
  /// The folder of the copy. It stays, so that a later build compiles only what is different.
  let folder: URL

  /// A failure of the copy itself.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  init(of quartet: URL) {
    self.quartet = quartet
    folder = quartet.appendingPathComponent(".build/generated-mutants")
  }

  /// Copies the package without what the tests do not need, and deletes what is no longer in it; files that have not
  /// changed keep their dates.
  func update() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let result = try Command.run(
      "/usr/bin/env", ["bash", "-c", Self.copyScript, "copy", quartet.path, folder.path], in: folder,
      seconds: 60)
    guard result.status == 0 else {
      throw Failure(description: "Quartet cannot be copied:\n\(result.output)")
    }
  }

  private static let copyScript = """
    set -euo pipefail
    cd "$1"
    mkdir -p "$2/.new"
    tar --create --exclude .build --exclude .git --exclude Tests/Tools/Mutants --exclude Benchmarks . | tar --extract --directory "$2/.new"
    cd "$2/.new"
    find . -type f | while read -r file; do
      cmp -s "$file" "../$file" || { mkdir -p "$(dirname "../$file")"; cp "$file" "../$file"; }
    done
    # Not with cp, which would copy the link of a folder into that folder.
    find . -type l | while read -r link; do
      mkdir -p "$(dirname "../$link")"
      ln -sfn "$(readlink "$link")" "../$link"
    done
    cd ..
    find Examples Sources Tests -type f ! -name ActiveMutant.swift | while read -r file; do
      [[ -e ".new/$file" ]] || rm "$file"
    done
    rm -rf .new
    """

  /// Adds changes to the sources and builds them; leaves out those that the compiler refuses.
  ///
  /// - Parameter products: The arguments of `swift build` that say what is built.
  /// - Returns: The changes that are in the build. A change's number is its index.
  func build(_ mutations: [Mutation], _ products: [String]) throws -> [Int: Mutation] {
    var kept = Dictionary(uniqueKeysWithValues: mutations.enumerated().map { ($0.offset, $0.element) })
    try update()
    // Each build leaves out at least one change; a module is compiled only when those below it are.
    while true {
      try write(kept, of: mutations)
      let result = try Command.run(
        "/usr/bin/env", ["swift", "build", "--disable-sandbox"] + products, in: folder, seconds: 1200)
      if result.status == 0 { return kept }
      let refused = refused(of: kept, in: result.output)
      guard !refused.isEmpty else {
        throw Failure(description: "The copy does not build:\n\(result.output.suffix(4000))")
      }
      for number in refused { kept[number] = nil }
    }
  }

  /// The folder of what was built. SwiftPM knows its name, which differs between build systems.
  func products() throws -> URL {
    let result = try Command.run(
      "/usr/bin/env", ["swift", "build", "--show-bin-path"], in: folder, seconds: 60)
    guard result.status == 0, let path = result.output.split(separator: "\n").last else {
      throw Failure(description: "SwiftPM does not name its products:\n\(result.output)")
    }
    return URL(fileURLWithPath: String(path))
  }

  /// Writes the files of `mutations`, with those changes that are kept.
  private func write(_ kept: [Int: Mutation], of mutations: [Mutation]) throws {
    let changes = Dictionary(grouping: kept, by: \.value.file)
    for file in Set(mutations.map(\.file)) {
      var lines = try String(contentsOf: quartet.appendingPathComponent(file), encoding: .utf8)
        .components(separatedBy: "\n")
      for (number, mutation) in changes[file] ?? [] {
        lines[mutation.line] = mutation.replacement.replacingOccurrences(of: "#", with: String(number))
      }
      try write(lines.joined(separator: "\n"), to: file)
    }
    // Each module has the switch: a module of its own would be one more import in every file.
    var modules = Set(mutations.map(\.module))
    // It compiles files of the sample.
    if modules.contains("Sources/RoundTable/Sample") { modules.insert("Tests/RoundTableTests/QuartetApp") }
    for module in modules {
      try write(Self.activeMutant, to: "\(module)/ActiveMutant.swift")
    }
  }

  /// Does not touch a file that is the same: it would be compiled again.
  private func write(_ text: String, to file: String) throws {
    let url = folder.appendingPathComponent(file)
    if (try? String(contentsOf: url, encoding: .utf8)) == text { return }
    try text.write(to: url, atomically: true, encoding: .utf8)
  }

  private static let activeMutant = """
    import Foundation

    @usableFromInline nonisolated enum ActiveMutant {
      private static let number = ProcessInfo.processInfo.environment["QUARTET_GENERATED_MUTANT"].flatMap { Int($0) }

      @usableFromInline static func `is`(_ other: Int) -> Bool { number == other }
    }

    /// A weak reference that is strong if the change is active.
    @propertyWrapper public struct MutantReference<Value> {
      private weak var weakReference: AnyObject?
      private var strongReference: AnyObject?
      private let number: Int

      public init(_ number: Int) where Value: ExpressibleByNilLiteral { self.number = number }

      public init(wrappedValue: Value, _ number: Int) {
        self.number = number
        self.wrappedValue = wrappedValue
      }

      public var wrappedValue: Value {
        get { weakReference as! Value }
        set {
          weakReference = (newValue as Any?) as AnyObject?
          strongReference = ActiveMutant.is(number) ? weakReference : nil
        }
      }
    }

    """

  /// The changes at which an error points; if none, those of the function around the error; then those of the file.
  private func refused(of mutations: [Int: Mutation], in output: String) -> Set<Int> {
    var refused: Set<Int> = []
    for match in output.matches(of: /([^\s:]+\.swift):(\d+):\d+: error:/) {
      guard let line = Int(match.2) else { continue }
      let inFile = mutations.filter { match.1.hasSuffix($0.value.file) }
      let atLine = inFile.filter { $0.value.line == line - 1 }
      if !atLine.isEmpty {
        refused.formUnion(atLine.keys)
      } else if let nearest = inFile.min(by: { abs($0.value.line - line) < abs($1.value.line - line) }) {
        refused.insert(nearest.key)
      }
    }
    return refused
  }
}

extension Mutation {
  /// The folder of the sources of its module.
  var module: String {
    file.split(separator: "/").prefix(3).joined(separator: "/")
  }
}
