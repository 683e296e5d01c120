public import QuartetShared

/// A sequence of steps that shows one rule: from a file in the notation, or made by a program.
public nonisolated struct Scenario: Sendable {
  /// The file's name without its extension, and the variant's name if the file has variants.
  public var name: String
  /// The rule that it shows, as the specification numbers it: `L6`.
  public var rule: String
  /// A sentence that describes it.
  public var title: String
  /// The kind of Login.
  public var kind: LoginKind
  /// The steps, in order; those of `given:` come first.
  public var lines: [Line]
  /// The seed of UIKit's unspecified behaviour, if the scenario needs one.
  public var unspecifiedSeed: UInt64?

  /// A step and the line that it comes from.
  public struct Line: Sendable, Hashable {
    /// The line's number in its file, from 1. The steps of `given:` have the number of that line.
    public var number: Int
    /// The step, and how it is taken.
    public var move: Move
    /// Whether the scenario says that the step must be refused: `refused tap login.signInButton`; nil if it leaves it
    /// open: `try tap login.signInButton`, or a scenario that a program has made.
    public var isRefused: Bool?
  }

  /// Makes a scenario without a file; its lines are numbered from 1.
  public init(name: String, rule: String, title: String, kind: LoginKind = .email, moves: [Move]) {
    self.name = name
    self.rule = rule
    self.title = title
    self.kind = kind
    lines = moves.enumerated().map { Line(number: $0.offset + 1, move: $0.element) }
  }
}

nonisolated extension Scenario: CustomStringConvertible {
  /// The scenario as a file with every step written out; it reads back as the same, except for line numbers. Steps that the
  /// specification refuses are marked if the scenario leaves it open.
  public var description: String { file(steps: lines.map(\.move.description)) }

  func file(steps: [String]) -> String {
    var header = ["rule: \(rule)", "title: \(title)"]
    if case .phone = kind { header.append("kind: phone") }
    if let unspecifiedSeed { header.append("unspecified: \(unspecifiedSeed)") }
    var specification = Specification(kind: kind)
    let marked = zip(lines, steps).map { line, step in
      let isRefused = specification.perform(line.move.step) == .refused
      return (line.isRefused ?? isRefused) ? "\(Notation.refused) \(step)" : step
    }
    return (header + [""] + marked).joined(separator: "\n") + "\n"
  }
}
