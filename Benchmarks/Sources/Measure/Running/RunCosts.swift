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
  /// What the ratios are to: the baseline's cost, or a protocol call's; nil if that was not measured.
  public let yardstick: RunCost?
  /// A cost for each subject that has one, in their order, the baseline's included.
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
  /// How many bytes are in use more when it is done, with what the allocator adds; negative if it gives back.
  ///
  /// After an ``RunAction/openLogin`` these are the bytes that Login holds.
  public let held: Int
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
