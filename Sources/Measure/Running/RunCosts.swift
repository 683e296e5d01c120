/// What it costs to run each subject, as one process has measured it.
nonisolated public struct RunCosts: Codable, Equatable, Sendable {
  /// Whether the compiler has optimised: only then can times and allocations be compared.
  public let isReleaseBuild: Bool
  /// Whether fewer rounds were taken, so that times spread wider.
  public let isQuick: Bool
  /// What a person does, in the order of ``RunAction``.
  public let actions: [ActionCosts]
  /// One tap through the components of a probe, without controls; compared with a protocol call and its answer.
  public let componentsAlone: ActionCosts?
  /// What grows with what is open, and must not grow with what has been closed.
  public let growth: [Growth]
  /// What the package aims at, and whether it is met.
  public let goals: [Goal]
}

/// What is measured of a feature, in the order in which it is reported.
nonisolated public enum RunAction: String, Codable, CaseIterable, Sendable {
  /// From nothing to Review on the screen.
  case start
  /// "Sign in" is tapped with a login at its limit: until the failure's label has been set.
  case tapToLabel
  /// A character into Login's first field.
  case keystroke
  /// From the tap until Login stands.
  case openLogin
  /// From the tap on "Cancel" until Login has gone.
  case closeLogin
  /// From the tap until Recovery stands.
  case openRecovery
  /// From the tap on the back button until Recovery has gone.
  case closeRecovery
  /// From the tap until Comment stands.
  case openComment
  /// From the tap on "Cancel" until Comment has gone.
  case closeComment
}

/// What one thing costs in each subject.
nonisolated public struct ActionCosts: Codable, Equatable, Sendable {
  /// What is done; nil for what only probes do.
  public let action: RunAction?
  /// What the ratios are to; nil if that was not measured.
  public let yardstick: RunCost?
  /// A cost for each subject, in their order; the baseline's is the yardstick.
  public let costs: [RunCost]
  /// What the stand-in for UIKit takes for the same with nothing wired to it; contained in all of the costs.
  public let standIn: RunCost?
}

/// What one thing costs in one subject.
nonisolated public struct RunCost: Codable, Equatable, Sendable {
  /// The subject's name.
  public let subject: String
  /// The time it takes once.
  public let nanoseconds: Spread
  /// That time as a multiple of the yardstick's in the same round; nil without a yardstick.
  public let ratio: Spread?
  /// How many blocks of the heap are taken, whether or not they are given back.
  public let allocations: Int
  /// How many bytes are asked for with them.
  public let bytes: Int
}

/// What most rounds have said.
nonisolated public struct Spread: Codable, Equatable, Sendable {
  /// As many rounds were below as above.
  public let median: Double
  /// A quarter of the rounds was below.
  public let lowerQuartile: Double
  /// A quarter of the rounds was above.
  public let upperQuartile: Double
}

/// How the bytes in use depend on how much has been done.
nonisolated public struct Growth: Codable, Equatable, Sendable {
  /// What is counted.
  nonisolated public enum Kind: String, Codable, CaseIterable, Sendable {
    /// Features that stand side by side, each with Login open.
    case held
    /// How often Login has been opened and closed in one feature.
    case openedAndClosed
  }

  /// The bytes in use at one moment.
  nonisolated public struct Point: Codable, Equatable, Sendable {
    /// How many stand, or have been closed.
    public let count: Int
    /// What they have added to the bytes in use.
    public let bytes: Int
  }

  /// What is counted.
  public let kind: Kind
  /// The subject's name.
  public let subject: String
  /// From few to many.
  public let points: [Point]
  /// Bytes that one more costs: those held by one more feature with its screens, or left behind by one more closed.
  public let bytesForOneMore: Double
}

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
