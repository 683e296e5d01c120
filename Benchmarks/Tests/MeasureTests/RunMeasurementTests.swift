import AllocationCounter
import Screens
import Testing

@testable import Measure
@testable import quartet

@Suite struct `Measuring what it costs to run` {
  private let little = RunMeasurement.Effort(
    rounds: 3, tapsInOneGo: 2, probeTapsInOneGo: 10, screensInOneGo: 1, mostHeld: 100, mostClosed: 1000)

  @Test func `Every subject has every figure, and nothing grows`() async throws {
    let subjects = Pattern.all.map(\.subject)
    var captions: [String] = []
    let costs = try await RunMeasurement(subjects: subjects, isQuick: true, effort: little).run {
      captions.append($0)
    }

    #expect(captions.count == RunAction.allCases.count + 3)
    #expect(costs.actions.map(\.action) == RunAction.allCases)
    for action in costs.actions {
      #expect(action.costs.map(\.subject) == subjects.map(\.name))
      #expect(action.yardstick?.subject == Pattern.baseline.name)
      #expect(action.costs.allSatisfy { $0.nanoseconds.median > 0 && $0.ratio != nil })
    }
    #expect(costs.componentsAlone?.costs.map(\.subject) == subjects.filter { $0.probe != nil }.map(\.name))
    #expect(costs.growth.count == 2 * subjects.count)
    let missed = costs.goals.filter { $0.isDeterministic && !$0.isMet }
    #expect(missed.isEmpty)
  }

  @Test func `Without a baseline there are no ratios`() async throws {
    let baseline = Pattern.baseline.subject
    let alone = Subject(baseline.feature, target: baseline.target, probe: nil)
    let costs = try await RunMeasurement(subjects: [alone], isQuick: true, effort: little).run()
    #expect(costs.actions.allSatisfy { $0.yardstick == nil && $0.costs[0].ratio == nil })
    #expect(costs.componentsAlone == nil)
  }

  @Test(.enabled(if: heap_use_is_counted())) func `What grows is seen to grow`() {
    let subject = Subject(Leaking.self, target: "", probe: nil)
    let closed = Growing(subject: subject, most: 1000).openedAndClosed()
    #expect(closed.bytesForOneMore > 1000)
    let goals = RunCosts.goals(actions: [], componentsAlone: nil, growth: [closed], of: [subject.name])
    #expect(goals.map(\.isMet) == [false])
  }

  @Test func `What is not shown cannot be measured`() async {
    let subject = Subject(Blank.self, target: "", probe: nil)
    await #expect(throws: MeasuredApp.Unusable.self) {
      try await RunMeasurement(subjects: [subject], isQuick: true, effort: little).run()
    }
  }

  @Test func `A spread is a median and two quartiles`() {
    #expect(
      Spread(of: [5, 1, 4, 2, 3]) == Spread(median: 3, lowerQuartile: 2, upperQuartile: 4))
  }
}
