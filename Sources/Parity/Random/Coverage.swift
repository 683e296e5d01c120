/// What runs exercised: rules, states, and pairs of a step's kind and the state before it.
///
/// A rule is exercised if something happens that it is about (``Specification/rules``). A refused step counts too,
/// since the refusal is compared.
public nonisolated struct Coverage: Sendable, Hashable, Codable {
  /// The number of runs.
  public private(set) var runs = 0
  /// The number of runs that checked leaks (M1, M2).
  public private(set) var runsWithLeakChecks = 0
  /// The number of steps.
  public private(set) var steps = 0

  private var ruleCounts = Array(repeating: 0, count: Rule.allCases.count)
  private var pairCounts = Array(repeating: 0, count: State.allCases.count * StepKind.allCases.count)

  /// A step's kind and the state before it.
  public struct Pair: Sendable, Hashable, CustomStringConvertible {
    /// The step's kind.
    public let kind: StepKind
    /// The state before the step.
    public let state: State

    /// Makes a pair.
    public init(kind: StepKind, state: State) {
      self.kind = kind
      self.state = state
    }

    /// Both: `swipe in Login, waiting`.
    public var description: String { "\(kind) in \(state)" }
  }

  /// Makes an empty coverage.
  public init() {}

  /// Adds a run.
  ///
  /// - Parameters:
  ///   - trace: The run's expected trace.
  ///   - checksLeaks: Whether the run checked leaks; only then M1 and M2 count.
  public mutating func add(_ trace: ExpectedTrace, checksLeaks: Bool) {
    runs += 1
    runsWithLeakChecks += checksLeaks ? 1 : 0
    steps += trace.steps.count
    count(.r1)
    count(.r2)
    if checksLeaks { count(.m2) }
    for step in trace.steps {
      for rule in step.rules where checksLeaks || rule != .m1 { count(rule) }
      pairCounts[Self.index(step.line.move.step.kind, step.state)] += 1
    }
  }

  /// Adds the coverage of other runs.
  public mutating func add(_ other: Coverage) {
    runs += other.runs
    runsWithLeakChecks += other.runsWithLeakChecks
    steps += other.steps
    for index in ruleCounts.indices { ruleCounts[index] += other.ruleCounts[index] }
    for index in pairCounts.indices { pairCounts[index] += other.pairCounts[index] }
  }

  /// How often a rule was exercised.
  public func count(of rule: Rule) -> Int { ruleCounts[rule.rawValue] }

  /// How many steps were performed in a state.
  public func count(of state: State) -> Int {
    StepKind.allCases.reduce(0) { $0 + pairCounts[Self.index($1, state)] }
  }

  /// How often a pair occurred.
  public func count(of pair: Pair) -> Int { pairCounts[Self.index(pair.kind, pair.state)] }

  /// The rules that were never exercised, in their order.
  public var missingRules: [Rule] {
    Rule.allCases.filter { count(of: $0) == 0 }
  }

  /// The states that were never reached, in their order.
  public var missingStates: [State] { State.allCases.filter { count(of: $0) == 0 } }

  /// The pairs that never occurred, by state and then by kind.
  public var missingPairs: [Pair] { Self.pairs.filter { count(of: $0) == 0 } }

  /// All pairs, by state and then by kind.
  public static let pairs = State.allCases.flatMap { state in
    StepKind.allCases.map { Pair(kind: $0, state: state) }
  }

  private mutating func count(_ rule: Rule) { ruleCounts[rule.rawValue] += 1 }

  private static func index(_ kind: StepKind, _ state: State) -> Int {
    state.rawValue * StepKind.allCases.count + kind.rawValue
  }
}
