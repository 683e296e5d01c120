import Foundation
import Parity
import RVBKit
import Screens
import TestSupport
import Testing

/// A link can come at any moment.
@Suite struct `Links thrown in` {
  nonisolated static let links = [
    "quartet://comment", "quartet://sign-in", "quartet://sign-in?login=eve@example.com",
  ]

  /// Every eighth place is tried, all of them where there is time for it.
  nonisolated static let triesEveryPlace =
    ProcessInfo.processInfo.environment["QUARTET_EVERY_PLACE"] != nil

  /// How a link meets what is going on.
  nonisolated enum Moment: CaseIterable {
    /// Everything rests before it and after it.
    case atRest
    /// The step before it has left its transitions running.
    case inTheMiddle
    /// So has the link.
    case inTheMiddleAndGoingOn

    /// Typing starts no transition, and before the first step none runs.
    func differs(after scenario: Scenario, at place: Int) -> Bool {
      guard self == .inTheMiddle else { return true }
      guard place > 0 else { return false }
      if case .type = scenario.lines[place - 1].move.step { return false }
      return true
    }
  }

  @Test(arguments: links, Moment.allCases)
  func `A link after any step of any scenario makes no difference to the specification`(
    link: String, moment: Moment
  ) async throws {
    let runner = Runner(RVBFeature.self, checksLifetimes: false)
    for (index, scenario) in try Scenario.builtIn().enumerated() {
      for place in 0...scenario.lines.count where moment.differs(after: scenario, at: place) {
        guard Self.triesEveryPlace || (index + place) % 8 == 0 else { continue }
        let report = await runner.check(scenario.with(link, at: place, moment))
        if !report.passes { Issue.record("\(report)") }
      }
    }
  }

  @Test(arguments: links + ["quartet://nowhere"])
  func `A link in the middle of every step at once frees every screen that goes`(link: String) async throws {
    let runner = Runner(RVBFeature.self)
    for scenario in try Scenario.builtIn() {
      var moves: [Move] = []
      for line in scenario.lines {
        moves.append(Move(line.move.step, leavesRunning: true))
        moves.append(Move(.open(link), leavesRunning: line.move.leavesRunning))
      }
      let report = await runner.check(scenario.with(moves))
      if !report.passes { Issue.record("\(report)") }
    }
  }

  @Test func `So it is whatever UIKit leaves open`() async throws {
    var generator = SplitMix(seed: 16)
    let scenarios = try Scenario.builtIn()
    for _ in 1...500 {
      guard
        let scenario = scenarios.randomElement(using: &generator),
        let link = Self.links.randomElement(using: &generator),
        let moment = Moment.allCases.randomElement(using: &generator)
      else { continue }
      let place = Int.random(in: 0...scenario.lines.count, using: &generator)
      let runner = Runner(RVBFeature.self, choices: .random(using: &generator))
      let report = await runner.check(scenario.with(link, at: place, moment))
      if !report.passes { Issue.record("\(runner.choices)\n\(report)") }
    }
  }
}

extension Scenario {
  fileprivate func with(_ link: String, at place: Int, _ moment: `Links thrown in`.Moment) -> Scenario {
    var moves = lines.map(\.move)
    if moment != .atRest, place > 0 { moves[place - 1].leavesRunning = true }
    moves.insert(Move(.open(link), leavesRunning: moment == .inTheMiddleAndGoingOn), at: place)
    return with(moves)
  }

  fileprivate func with(_ moves: [Move]) -> Scenario {
    Scenario(name: name, rule: rule, title: title, kind: kind, moves: moves)
  }
}
