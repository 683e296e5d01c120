import Foundation
import QuartetArguments
import QuartetPatternRules

// The tool of the plugin `check-modules`.

/// The package to check, and the options.
struct CheckRequest {
  var package = FileManager.default.currentDirectoryPath
  var unwanted: Set<QuartetRule> = []
  var known: String?
  var printsKnown = false
  var folders: [String] = []

  static let syntax = Syntax<CheckRequest>(
    "check-modules", overview: "Checks the rules of the patterns' documents.",
    [
      // The plugin replaces it with the folders of the targets.
      .option("--target", placeholder: "T", .text("a target"), help: "only this target") { _, _ in },
      .option("--folder", placeholder: "DIR", .text("a folder"), help: "") { $0.folders.append($1) },
      .option(
        "--without", placeholder: "RULE", .one("a rule", of: QuartetRule.allCases.map { ($0.rawValue, $0) }),
        repeats: true, help: "rules that no document has, and that you do not want"
      ) { $0.unwanted.insert($1) },
      .option(
        "--known", placeholder: "FILE", .text("a file"),
        help: "violations to keep for now, as lines of FILE: PROBLEM | REASON"
      ) { $0.known = $1 },
      .flag("--print-known", help: "print these lines for all violations, to redirect into a new file") {
        $0.printsKnown = true
      },
      .option("--package", placeholder: "DIR", .text("a folder"), help: "the package; the current folder") {
        $0.package = $1
      },
    ],
    discussion: "The exit status is 0, 1 if there are violations, 2 for wrong arguments and errors.")

  /// A folder's path from the package's folder.
  private func path(of folder: String) throws(UsageError) -> String {
    guard folder.hasPrefix("/") else { return folder }
    let parts = URL(filePath: folder).standardizedFileURL.pathComponents
    let root = URL(filePath: package).standardizedFileURL.pathComponents
    guard parts.starts(with: root) else {
      throw UsageError("\(Text.quoted(folder)) is not in the package \(Text.quoted(package))")
    }
    return parts.dropFirst(root.count).joined(separator: "/")
  }

  /// Prints the violations, and returns the exit status.
  func run() throws -> Int32 {
    let folders = try self.folders.map { folder throws(UsageError) in try path(of: folder) }
    let checked = try folders.compactMap { folder in
      try ModuleCheck.violations(in: folder, of: package, without: unwanted)
    }
    guard !folders.isEmpty else { throw UsageError("The package has no target to check.") }
    guard !checked.isEmpty else {
      let names = folders.map(Text.quoted).joined(separator: ", ")
      throw UsageError("There is no module of a pattern in \(names).")
    }
    let file = known.map {
      URL(filePath: $0, relativeTo: URL(filePath: package, directoryHint: .isDirectory))
    }
    let known = try KnownViolations(file.map { try String(contentsOf: $0, encoding: .utf8) } ?? "")
    if printsKnown {
      for line in known.lines(naming: checked.flatMap(\.self)) { print(Text.safe(line)) }
      return 0
    }
    let (unknown, stale) = known.compare(with: checked.flatMap(\.self), in: folders)
    let count = unknown.count + stale.count
    for violation in unknown.sortedByPlace { print(Text.safe("\(violation)")) }
    for entry in stale { print(Text.safe("\(entry) This known violation is no more: delete its line.")) }
    print(count == 0 ? "The modules follow the rules." : count == 1 ? "1 violation." : "\(count) violations.")
    return count == 0 ? 0 : 1
  }
}

do {
  let arguments = Array(CommandLine.arguments.dropFirst())
  guard let request = try CheckRequest.syntax.read(arguments, into: CheckRequest()) else {
    print(CheckRequest.syntax.help)
    exit(0)
  }
  exit(try request.run())
} catch {
  let lines = "\(error)".split(separator: "\n").map { Text.safe(String($0)) }
  FileHandle.standardError.write(Data("error: \(lines.joined(separator: "\n"))\n".utf8))
  exit(2)
}
