public import Foundation

extension Scenario {
  /// The scenarios of this package; each rule of the specification has at least one.
  ///
  /// - Returns: Sorted by rule, then by name.
  /// - Throws: ``ScenarioError`` or Foundation's error for a file that cannot be read.
  public static func builtIn() throws -> [Scenario] {
    guard let folder = Bundle.module.url(forResource: "Scenarios", withExtension: nil) else { return [] }
    return try all(in: folder)
  }

  /// The scenarios of a folder: those of its files that end in `.scenario`.
  ///
  /// - Returns: Sorted by rule, then by name.
  /// - Throws: ``ScenarioError`` or Foundation's error for a file that cannot be read.
  public nonisolated static func all(in folder: URL) throws -> [Scenario] {
    let order = Dictionary(uniqueKeysWithValues: Rule.allCases.map { ($0.name, $0.rawValue) })
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "scenario" }
      .flatMap { try variants(parsing: String(contentsOf: $0, encoding: .utf8), file: $0.lastPathComponent) }
      .sorted { (order[$0.rule] ?? .max, $0.name) < (order[$1.rule] ?? .max, $1.name) }
  }
}
