public import Foundation

/// Why scenarios cannot be read at all.
public nonisolated struct ScenarioFileError: Error, Hashable, CustomStringConvertible {
  /// The text that cannot be read, and why.
  public let description: String
}

extension Scenario {
  /// The scenarios of this package; each rule of the specification has at least one.
  ///
  /// - Returns: Sorted by rule, then by name.
  /// - Throws: ``ScenarioError`` or ``ScenarioFileError``.
  public static func builtIn() throws -> [Scenario] { try readOnce.get() }

  private static let readOnce = Result {
    let scenarios = try folders.first { FileManager.default.fileExists(atPath: $0.path) }.map(all)
    guard let scenarios, !scenarios.isEmpty else {
      throw ScenarioFileError(description: "the package's scenarios are missing")
    }
    return scenarios
  }

  /// Where the scenarios can be: beside the program, or in the sources.
  private static var folders: [URL] {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return copies + [sources.appending(path: "Scenarios")]
  }

  /// Where a build copies them, depending on the build system. `Bundle.module` crashes if they are missing.
  static var copies: [URL] {
    let places = [Bundle.main.bundleURL, Bundle.main.resourceURL ?? Bundle.main.bundleURL]
    return places.flatMap { place in
      ["resources", "bundle"].map { place.appending(path: "Quartet_QuartetParity.\($0)") }
    }
    .flatMap { [$0, $0.appending(path: "Contents/Resources")] }
    .map { $0.appending(path: "Scenarios") }
  }

  /// The scenarios of a folder: those of its files that end in `.scenario`.
  ///
  /// - Returns: Sorted by rule, then by name.
  /// - Throws: ``ScenarioError`` or ``ScenarioFileError``.
  public nonisolated static func all(in folder: URL) throws -> [Scenario] {
    let order = Dictionary(uniqueKeysWithValues: Rule.allCases.map { ($0.name, $0.rawValue) })
    guard let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else {
      throw ScenarioFileError(description: "the folder \(folder.path) cannot be read")
    }
    var names: Set<String> = []
    return try files.sorted().filter { $0.hasSuffix(".scenario") }
      .flatMap { file in
        guard let text = try? String(contentsOf: folder.appending(path: file), encoding: .utf8) else {
          throw ScenarioFileError(description: "\(file) cannot be read, or is not UTF-8 text")
        }
        return try all(parsing: text, file: file, except: &names)
      }
      .sorted { (order[$0.rule] ?? .max, $0.name) < (order[$1.rule] ?? .max, $1.name) }
  }
}
