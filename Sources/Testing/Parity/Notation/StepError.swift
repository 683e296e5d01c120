/// Why a text is not a step: the word that was found, and what was expected instead.
public nonisolated struct StepError: Error, Hashable, CustomStringConvertible {
  /// The word that cannot be read; empty at the end of the line.
  public let found: String
  /// The possible texts there.
  public let expected: String

  /// One line: `found "tapp", expected tap, type, …`.
  public var description: String {
    let found = found.isEmpty ? "the end of the line" : Notation.quoted(Notation.shortened(found))
    return "found \(found), expected \(expected)"
  }
}
