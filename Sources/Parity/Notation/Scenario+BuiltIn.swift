public import Foundation

extension Scenario {
  /// The scenarios that come with the package, every rule of the specification among them.
  ///
  /// - Returns: Sorted by rule, then by name.
  /// - Throws: ``ScenarioError`` for a file that cannot be understood, Foundation's error for one that
  ///   cannot be read.
  public static func builtIn() throws -> [Scenario] {
    guard let folder = Bundle.module.url(forResource: "Scenarios", withExtension: nil) else { return [] }
    return try all(in: folder)
  }

  /// The scenarios of a folder: its files that end in `.scenario`.
  ///
  /// - Returns: Sorted by rule, then by name.
  /// - Throws: ``ScenarioError`` for a file that cannot be understood, Foundation's error for one that
  ///   cannot be read.
  public nonisolated static func all(in folder: URL) throws -> [Scenario] {
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return
      try files
      .filter { $0.pathExtension == "scenario" }
      .map { try Scenario(parsing: String(contentsOf: $0, encoding: .utf8), file: $0.lastPathComponent) }
      .sorted { ($0.ruleOrder, $0.name) < ($1.ruleOrder, $1.name) }
  }

  /// In the order in which the specification has its rules: by page, then by number.
  private nonisolated var ruleOrder: Int {
    let pages = "RLVCDATM"
    let page = rule.first.flatMap { pages.firstIndex(of: $0) } ?? pages.endIndex
    return pages.distance(from: pages.startIndex, to: page) * 1_000 + (Int(rule.dropFirst()) ?? 0)
  }
}
