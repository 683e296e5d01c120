public import QuartetFeatureEntry

/// An implementation of the feature that is tested against the specification.
///
/// ```swift
/// @Test func `conforms to the specification`() async throws {
///   try await Implementation(MyFeature.self).check()
/// }
/// ```
public struct Implementation {
  /// The implementation's entry point.
  public let feature: any Feature.Type
  /// The rules that it breaks on purpose.
  public let knownIssues: [KnownIssue]
  /// Scenarios to check after the built-in ones.
  public let scenarios: [Scenario]

  /// Describes an implementation.
  ///
  /// - Parameters:
  ///   - feature: The entry point. The autoclosure is evaluated on the main actor, so that the arguments of a test,
  ///     which are nonisolated, can use a main-actor conformance.
  ///   - knownIssues: The rules that it breaks on purpose, each once. Differences by these rules are expected.
  ///   - scenarios: More scenarios, such as those that a random run found.
  @available(iOS, unavailable, message: "The suite needs HeadlessUIKit: run it on macOS or Linux.")
  public init(
    _ feature: @autoclosure @MainActor () -> any Feature.Type, knownIssues: [KnownIssue] = [],
    scenarios: [Scenario] = []
  ) {
    self.feature = feature()
    self.knownIssues = knownIssues
    self.scenarios = scenarios
  }

  /// Runs all conformance cases one after the other, then takes every step in every state within a bound. Names the
  /// steps of a crash or a hang.
  ///
  /// - Parameters:
  ///   - seeds: The seeds of the random runs; an empty range makes none.
  ///   - bound: What the complete check covers. ``Bound/standard`` covers more, and takes minutes in a debug build.
  /// - Throws: ``ConformanceFailure`` with every rule that is broken; and what ``conformanceCases(seeds:)`` throws.
  public func check(seeds: Range<UInt64> = 1..<81, bound: Bound = .small) async throws {
    let cases = try conformanceCases(seeds: seeds)
    Watchdog.start()
    SlowBuild.advice(faster: "swift test -c release").map { print($0) }
    var diagnosis = Diagnosis()
    var outdated: [KnownIssue] = []
    for conformanceCase in cases {
      if let issue = await conformanceCase.run(&diagnosis) { outdated.append(issue) }
    }
    // A difference ends the walk, so known issues would hide the rest of it.
    if diagnosis.brokenRules.isEmpty, knownIssues.isEmpty {
      let check = CompleteCheck([feature], Tour(Search(bound)))
      while let report = await check.next() {
        if !report.passes { await diagnosis.add(report, from: Runner(feature)) }
      }
    }
    let brokenRules = diagnosis.brokenRules
    guard !brokenRules.isEmpty || !outdated.isEmpty else { return }
    throw ConformanceFailure(
      brokenRules, outdated: outdated, of: feature.patternName, cases: cases.count)
  }

  /// All conformance cases, as the arguments of a test that runs each on its own: the scenarios in the order of the
  /// rules, then random runs, then a case for each known issue, which fails if no scenario needs the issue any more.
  ///
  /// - Parameter seeds: The seeds of the random runs, sixteen for each case; an empty range makes none. Leaks
  ///   (M1, M2) are checked by every scenario, and by the random runs whose seed is a multiple of 16.
  /// - Throws: ``ImplementationError`` for inconsistent known issues and scenarios; ``ScenarioError`` or
  ///   ``ScenarioFileError`` if the built-in scenarios cannot be read.
  public func conformanceCases(seeds: Range<UInt64> = 1..<81) throws -> [ConformanceCase] {
    let all = try Scenario.builtIn() + scenarios
    try validate(all)
    var runs: [Range<UInt64>] = []
    while let first = runs.isEmpty ? seeds.lowerBound : runs.last?.upperBound, first < seeds.upperBound {
      runs.append(first..<first + min(Self.runsPerCase, seeds.upperBound - first))
    }
    return all.map { ConformanceCase(.scenario($0), of: self) }
      + runs.map { ConformanceCase(.random($0), of: self) }
      + knownIssues.map { ConformanceCase(.knownIssue($0, all), of: self) }
  }

  /// Small, so that a failure is found soon, and large enough to include one run that checks leaks.
  private static let runsPerCase: UInt64 = 16

  private func validate(_ scenarios: [Scenario]) throws(ImplementationError) {
    var names: Set<String> = []
    for scenario in scenarios where !names.insert(scenario.name).inserted {
      throw .sameName(scenario.name)
    }
    var rules = RuleSet()
    for knownIssue in knownIssues {
      let rule = knownIssue.rule
      if knownIssue.reason.allSatisfy(\.isWhitespace) { throw .noReason(rule) }
      if rules.contains(rule) { throw .declaredTwice(rule) }
      rules.insert(rule)
    }
  }
}
