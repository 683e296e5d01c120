public import Shared

/// A sequence of steps that shows one rule, as a value; a file of the notation, or made by a program.
public nonisolated struct Scenario: Sendable {
  /// The file's name without its extension, or whatever names a scenario that comes from no file.
  public var name: String
  /// The rule that it shows, as the specification numbers it: `L6`.
  public var rule: String
  /// What happens, in a sentence.
  public var title: String
  /// What a person signs in with.
  public var kind: LoginKind
  /// The steps, in order.
  public var lines: [Line]
  /// The seed of what UIKit leaves open, where it matters; nil where any choices do.
  public var choicesSeed: UInt64?

  /// A line with a step.
  public struct Line: Sendable, Hashable {
    /// The line's number in its file, from 1.
    public var number: Int
    /// What happens.
    public var move: Move

    /// Puts the two together.
    public init(number: Int, move: Move) {
      self.number = number
      self.move = move
    }
  }

  /// Makes a scenario that comes from no file; its lines are numbered from 1.
  public init(name: String, rule: String, title: String, kind: LoginKind = .email, moves: [Move]) {
    self.name = name
    self.rule = rule
    self.title = title
    self.kind = kind
    lines = moves.enumerated().map { Line(number: $0.offset + 1, move: $0.element) }
  }
}

nonisolated extension Scenario: CustomStringConvertible {
  /// The scenario as a file that reads back as the same, but for the numbers of its lines.
  public var description: String {
    var header = ["rule: \(rule)", "title: \(title)"]
    if case .phone = kind { header.append("kind: phone") }
    if let choicesSeed { header.append("choices: \(choicesSeed)") }
    return (header + [""] + lines.map(\.move.description)).joined(separator: "\n") + "\n"
  }
}
