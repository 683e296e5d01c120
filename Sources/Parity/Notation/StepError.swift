/// Why a text is no step: the word that was found, and what was expected in its place.
public nonisolated struct StepError: Error, Hashable, CustomStringConvertible {
  /// The word that cannot be understood; empty at the end of the line.
  public let found: String
  /// What could stand there.
  public let expected: String

  /// Puts the two together.
  public init(found: String, expected: String) {
    self.found = found
    self.expected = expected
  }

  /// One line: `found "tapp", expected tap, type, …`.
  public var description: String {
    let found = found.isEmpty ? "the end of the line" : Notation.quoted(found)
    return "found \(found), expected \(expected)"
  }
}
