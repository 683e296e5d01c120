import Foundation

/// The table of the calls of one tap, from the recorded calls.
nonisolated enum CallTable {
  /// The command that prints it. The tap is that of "from a tap to the label": "Sign in" with a login at its limit.
  static let command =
    ["swift", "run", "quartet", "compare", "A01-limit", "--step", "10", "--counts", "--pattern"]
    + ["RoundTable", "VIPER", "RVB", "Interactions", "Baseline"]

  /// Records the calls and returns the table in Markdown.
  ///
  /// - Throws: ``Tool/Failure`` if the calls cannot be recorded.
  static func markdown() throws -> String {
    let inPackage = ["--package-path", Page.repository.path]
    let output = try Tool.run(command.prefix(2) + inPackage + command.dropFirst(2))
    return String(decoding: output, as: UTF8.self).trimmingCharacters(in: .newlines)
  }
}
