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

  /// Prints the violations, and returns the exit status.
  func run() throws -> Int32 {
    let checked = try folders.map { folder in
      try ModuleCheck.violations(in: folder, of: package, entities: entities)?.printed()
    }
    guard checked.contains(where: { $0 != nil }) else {
      throw UsageError("There is no module of a pattern in \(folders.joined(separator: ", ")).")
    }
    let count = checked.compactMap(\.self).joined().count
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
  FileHandle.standardError.write(Data("error: \(error)\n".utf8))
  exit(2)
}
