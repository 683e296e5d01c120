/// Everything that has been measured, in the order of the page.
nonisolated public struct Costs: Codable, Sendable {
  /// Where it was measured.
  public var machine: Machine
  /// The names of what was measured, in the order of the columns.
  public var names: [String]
  /// The one among them that uses no pattern; nil if it was not measured.
  public var baseline: String?
  /// What each costs to write.
  public var writing: [WritingCost]
  /// What one tap passes through in each; nil if that was not followed.
  public var paths: [TapPath]?
  /// Why it could not be followed; nil if it was, or nobody tried.
  public var pathFailure: String?
  /// What each costs to run; nil if that was not measured.
  public var running: RunCosts?
  /// What each costs to build; nil if that was not measured.
  public var building: BuildCosts?
  /// Why that could not be measured; nil if it was, or nobody tried.
  public var buildingFailure: String?

  /// Puts together what has been measured.
  public init(
    machine: Machine, names: [String], baseline: String?, writing: [WritingCost], paths: [TapPath]? = nil,
    running: RunCosts? = nil, building: BuildCosts? = nil
  ) {
    self.machine = machine
    self.names = names
    self.baseline = baseline
    self.writing = writing
    self.paths = paths
    self.running = running
    self.building = building
  }

  /// The targets that were missed.
  public var missedGoals: [Goal] { running?.goals.filter { !$0.isMet } ?? [] }

  /// Those among them that are missed on every machine. In a build that is not optimised none is.
  public var brokenGoals: [Goal] {
    running?.isReleaseBuild == true ? missedGoals.filter(\.isDeterministic) : []
  }
}
