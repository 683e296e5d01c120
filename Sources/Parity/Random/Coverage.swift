/// What some runs exercised: rules, states, and pairs of a step's kind and the state in which it came.
///
/// A rule is exercised where something happens that it is about (``Specification/rules``). A step that is refused
/// counts as well: that nothing comes of it is part of what is compared.
public nonisolated struct Coverage: Sendable, Hashable, Codable {
  /// How many runs there were.
  public private(set) var runs = 0
  /// How many of them had lifetimes checked (M1, M2).
  public private(set) var runsWithLifetimes = 0
  /// How many steps they had.
  public private(set) var steps = 0

  private var ruleCounts = Array(repeating: 0, count: Rule.allCases.count)
  private var pairCounts = Array(repeating: 0, count: State.allCases.count * StepKind.allCases.count)

  /// A step's kind and the state in which it came.
  public struct Pair: Sendable, Hashable, CustomStringConvertible {
    /// What the step is.
    public let kind: StepKind
    /// Where the person was.
    public let state: State

    /// Puts the two together.
    public init(kind: StepKind, state: State) {
      self.kind = kind
      self.state = state
    }

    /// Both: `swipe in Login, waiting`.
    public var description: String { "\(kind) in \(state)" }
  }

  /// Nothing yet.
  public init() {}

  /// Adds a run.
  ///
  /// - Parameters:
  ///   - walkthrough: What the specification says about it.
  ///   - lifetimes: Whether they were checked; M1 and M2 count only where they were.
  public mutating func add(_ walkthrough: Walkthrough, lifetimes: Bool) {
    runs += 1
    runsWithLifetimes += lifetimes ? 1 : 0
    steps += walkthrough.stops.count
    count(.r1)
    count(.r2)
    if lifetimes { count(.m2) }
    for stop in walkthrough.stops {
      for rule in stop.rules where lifetimes || rule != .m1 { count(rule) }
      pairCounts[Self.index(stop.line.move.step.kind, stop.state)] += 1
    }
  }

  /// Adds what other runs exercised.
  public mutating func add(_ other: Coverage) {
    runs += other.runs
    runsWithLifetimes += other.runsWithLifetimes
    steps += other.steps
    for index in ruleCounts.indices { ruleCounts[index] += other.ruleCounts[index] }
    for index in pairCounts.indices { pairCounts[index] += other.pairCounts[index] }
  }

  /// How often a rule was exercised.
  public func count(of rule: Rule) -> Int { ruleCounts[rule.rawValue] }

  /// How many steps came in a state.
  public func count(of state: State) -> Int {
    StepKind.allCases.reduce(0) { $0 + pairCounts[Self.index($1, state)] }
  }

  /// How often a pair came.
  public func count(of pair: Pair) -> Int { pairCounts[Self.index(pair.kind, pair.state)] }

  /// The rules that were never exercised, in their order.
  public var missingRules: [Rule] { Rule.allCases.filter { count(of: $0) == 0 } }

  /// The states that were never reached, in their order.
  public var missingStates: [State] { State.allCases.filter { count(of: $0) == 0 } }

  /// The pairs that never came, by state and then by kind.
  public var missingPairs: [Pair] { Self.pairs.filter { count(of: $0) == 0 } }

  /// Every pair that there can be, by state and then by kind.
  public static let pairs = State.allCases.flatMap { state in
    StepKind.allCases.map { Pair(kind: $0, state: state) }
  }

  private mutating func count(_ rule: Rule) { ruleCounts[rule.rawValue] += 1 }

  private static func index(_ kind: StepKind, _ state: State) -> Int {
    state.rawValue * StepKind.allCases.count + kind.rawValue
  }
}
