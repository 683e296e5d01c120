public import FeatureEntry

/// An implementation of the feature that wants to know whether it does what the specification says.
///
/// It makes the checks that the patterns of this package have to pass. They belong into the arguments of a test:
///
/// ```swift
/// @Test(arguments: try await Entrant(MyFeature.self).checks())
/// func `behaves as the specification says`(check: Check) async throws { try await check.run() }
/// ```
public struct Entrant {
  /// The implementation's entry point.
  public let feature: any Feature.Type
  /// The rules that it breaks on purpose.
  public let deviations: [Deviation]
  /// Scenarios to follow after the built-in ones.
  public let scenarios: [Scenario]

  /// Enters an implementation.
  ///
  /// - Parameters:
  ///   - feature: The entry point. It is looked at on the main actor, where its conformance belongs; so this can
  ///     be called from the arguments of a test, which belong nowhere.
  ///   - deviations: The rules that it breaks on purpose, each once. What differs by one of them is expected.
  ///   - scenarios: More to follow than what is built in, such as what a random run has found.
  public init(
    _ feature: @autoclosure @MainActor () -> any Feature.Type, deviations: [Deviation] = [],
    scenarios: [Scenario] = []
  ) {
    self.feature = feature()
    self.deviations = deviations
    self.scenarios = scenarios
  }

  /// Everything there is to check, in the order in which to read failures: the scenarios in the order of the
  /// rules, random runs, then whether each deviation is still needed.
  ///
  /// - Parameter seeds: The seeds of the random runs, a check for every sixteen; none for an empty range. M1 and M2
  ///   are checked by those that 16 divides, and by every scenario.
  /// - Throws: ``EntrantError`` for deviations and scenarios that make no sense, ``ScenarioError`` or Foundation's
  ///   error if the built-in scenarios cannot be read.
  public func checks(seeds: Range<UInt64> = 1..<81) throws -> [Check] {
    let all = try Scenario.builtIn() + scenarios
    try validate(all)
    var runs: [Range<UInt64>] = []
    while let first = runs.isEmpty ? seeds.lowerBound : runs.last?.upperBound, first < seeds.upperBound {
      runs.append(first..<first + min(Self.runsOfACheck, seeds.upperBound - first))
    }
    return all.map { Check(.scenario($0), of: self) } + runs.map { Check(.random($0), of: self) }
      + deviations.map { Check(.need($0, all), of: self) }
  }

  /// Few enough that one which fails is soon found, and as many as it takes for one to check lifetimes.
  private static let runsOfACheck: UInt64 = 16

  private func validate(_ scenarios: [Scenario]) throws(EntrantError) {
    var names: Set<String> = []
    for scenario in scenarios where !names.insert(scenario.name).inserted {
      throw .sameName(scenario.name)
    }
    var rules = RuleSet()
    for deviation in deviations {
      let rule = deviation.rule
      if deviation.reason.allSatisfy(\.isWhitespace) { throw .noReason(rule) }
      if rules.contains(rule) { throw .declaredTwice(rule) }
      rules.insert(rule)
    }
  }
}
