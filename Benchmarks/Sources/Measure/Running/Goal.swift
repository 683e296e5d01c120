/// Something that the package aims at.
nonisolated public struct Goal: Codable, Equatable, Sendable {
  /// What is aimed at, as a sentence without its subject, such as "a message delivered allocates nothing".
  public let aim: String
  /// The subject's name.
  public let subject: String
  /// What was measured.
  public let figure: Double
  /// What it may be at most.
  public let limit: Double
  /// Whether it is the same in every run on every machine; times are not, and decide nothing.
  public let isDeterministic: Bool
  /// Whether the figure is within the limit.
  public var isMet: Bool { figure <= limit }
}
