import Foundation
import Parity
import PortableUIKit
import QuartetTesting
import Testing

/// A link can come at any moment.
///
/// A usual run tries a sample. The environment variable `QUARTET_EVERY_PLACE` makes it try every place.
@Suite struct `A link` {
  nonisolated static let links = [
    "quartet://comment", "quartet://sign-in", "quartet://sign-in?login=eve@example.com",
  ]

  nonisolated static let triesEveryPlace =
    ProcessInfo.processInfo.environment["QUARTET_EVERY_PLACE"] != nil

  /// When a link comes, and whether the next step waits for it.
  nonisolated enum Moment: CaseIterable {
    /// The UI is idle before it and after it.
    case whileIdle
    /// The step before it has left its transitions running.
    case duringTransition
    /// So has the link.
    case duringTransitionAndLeavingRunning

    /// Whether it is another run than while idle: typing starts no transition, and none runs before the first step.
    /// While the alert appears or disappears, it is not specified whether a link or an early step comes first.
    func differs(after scenario: Scenario, at place: Int) -> Bool {
      switch self {
      case .whileIdle: return true
      case .duringTransition:
        guard place > 0 else { return false }
        if case .type = scenario.lines[place - 1].move.step { return false }
        return true
      case .duringTransitionAndLeavingRunning:
        guard place > 0, case .tap(.button) = scenario.lines[place - 1].move.step else { return true }
        return scenario.lines.dropFirst(place).first?.move.isEarly != true
      }
    }
  }

  @Test(arguments: await ImplementationUnderTest.all, Moment.allCases)
  func `after any step of any scenario is followed`(
    implementation: ImplementationUnderTest, moment: Moment
  ) async throws {
    let runner = Runner(implementation.feature, checksLeaks: false)
    for (index, scenario) in try Scenario.builtIn().enumerated() {
      for (number, link) in Self.links.enumerated() {
        for place in 0...scenario.lines.count where moment.differs(after: scenario, at: place) {
          guard Self.triesEveryPlace || (index + place + 5 * number) % 80 == implementation.index * 16 else {
            continue
          }
          let report = await runner.check(scenario.with(link, at: place, moment))
          if !report.passes { Issue.record("\(report)") }
        }
      }
    }
  }

  @Test(arguments: await ImplementationUnderTest.all)
  func `after every step of a scenario, during its transition, leaks no screen`(
    implementation: ImplementationUnderTest
  ) async throws {
    let runner = Runner(implementation.feature)
    let links = Self.links + ["quartet://nowhere"]
    for (index, scenario) in try Scenario.builtIn().enumerated() {
      for (number, link) in links.enumerated()
      where Self.triesEveryPlace || (index + 5 * number) % 20 == implementation.index * 4 {
        let moves = scenario.lines.flatMap {
          [
            Move($0.move.step, leavesRunning: true), Move(.open(link), leavesRunning: $0.move.leavesRunning),
          ]
        }
        let report = await runner.check(scenario.with(moves))
        if !report.passes { Issue.record("\(report)") }
      }
    }
  }

  @Test(arguments: await ImplementationUnderTest.all)
  func `is followed with any unspecified behaviour`(implementation: ImplementationUnderTest) async throws {
    var generator = SplitMix64(seed: UInt64(implementation.index))
    let scenarios = try Scenario.builtIn()
    for _ in 1...(Self.triesEveryPlace ? 500 : 40) {
      let scenario = try #require(scenarios.randomElement(using: &generator))
      let link = try #require(Self.links.randomElement(using: &generator))
      let moment = try #require(Moment.allCases.randomElement(using: &generator))
      let place = Int.random(in: 0...scenario.lines.count, using: &generator)
      let runner = Runner(implementation.feature, unspecified: .random(using: &generator))
      let report = await runner.check(scenario.with(link, at: place, moment))
      if !report.passes { Issue.record("\(runner.unspecified)\n\(report)") }
    }
  }
}

extension Scenario {
  fileprivate func with(_ link: String, at place: Int, _ moment: `A link`.Moment) -> Scenario {
    var moves = lines.map(\.move)
    if moment != .whileIdle, place > 0 { moves[place - 1].leavesRunning = true }
    moves.insert(
      Move(.open(link), leavesRunning: moment == .duringTransitionAndLeavingRunning), at: place)
    return with(moves)
  }

  fileprivate func with(_ moves: [Move]) -> Scenario {
    Scenario(name: name, rule: rule, title: title, kind: kind, moves: moves)
  }
}
