import QuartetArguments
import Foundation
import QuartetPatternRules

// The tool of the plugin `check-modules`.

/// What to check.
struct CheckRequest {
  var package = FileManager.default.currentDirectoryPath
  var entities: Set<String> = []
  var folders: [String] = []

  static let syntax = Syntax<CheckRequest>(
    "check-modules", overview: "Checks the rules of the patterns' documents.",
    [
      .argument(
        "FOLDER", .text("a folder of the package, such as Sources/App"), count: 1...(.max),
        help: "a folder of the package; the plugin adds those of its targets"
      ) { $0.folders.append($1) },
      .option(
        "--target", placeholder: "T", .text("a target"), help: "only this target; for the plugin"
      ) { _, _ in },
      .option(
        "--entities", placeholder: "NAME,NAME", .text("a name"),
        help: "types that hold data of the domain, which VIPER's views must not use"
      ) { $0.entities.formUnion($1.split(separator: ",").map(String.init)) },
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
    let checked = try folders.map { folder in
      try ModuleCheck.violations(in: path(of: folder), of: package, entities: entities)
    }
    guard checked.contains(where: { $0 != nil }) else {
      let names = folders.map(Text.quoted).joined(separator: ", ")
      throw UsageError("There is no module of a pattern in \(names).")
    }
    let count = checked.compactMap(\.self).joined().count
    for violations in checked {
      for violation in (violations ?? []).sorted(by: {
        ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column)
      }) {
        print(Text.safe("\(violation)"))
      }
    }
    print(count == 0 ? "The modules follow the rules." : "\(count) violations.")
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
