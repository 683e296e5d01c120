import Foundation
import QuartetTesting

// The tool of the plugin `check-modules`.

/// What the arguments ask for.
struct Arguments {
  var package = FileManager.default.currentDirectoryPath
  var entities: Set<String> = []
  var folders: [String] = []

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    func value(_ option: String) throws -> String {
      guard let value = rest.popFirst() else { throw Problem("\(option) needs a value.") }
      return value
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--package": package = try value(argument)
      case "--entities": entities.formUnion(try value(argument).split(separator: ",").map(String.init))
      case _ where argument.hasPrefix("-"):
        throw Problem("There is no option \(argument). The options are --entities NAME,NAME and folders.")
      default: folders.append(argument)
      }
    }
    guard !folders.isEmpty else { throw Problem("Name a folder of the package, such as Sources/App.") }
  }
}

/// An input that cannot be checked.
struct Problem: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

do {
  let arguments = try Arguments(Array(CommandLine.arguments.dropFirst()))
  let checked = try arguments.folders.map { folder in
    try ModuleCheck.violations(in: folder, of: arguments.package, entities: arguments.entities)
  }
  guard checked.contains(where: { $0 != nil }) else {
    throw Problem("There is no module of a pattern in \(arguments.folders.joined(separator: ", ")).")
  }
  let count = checked.compactMap(\.self).joined().count
  print(count == 0 ? "The modules follow the rules." : "\(count) violations.")
  exit(count == 0 ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("error: \(error)\n".utf8))
  exit(2)
}
