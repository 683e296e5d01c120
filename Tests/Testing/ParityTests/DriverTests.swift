import PortableUIKit
import QuartetImplementations
import QuartetShared
import QuartetSharedTesting
import Testing

@testable import QuartetParity

struct `The driver` {
  @Test(arguments: [nil] + Given.allCases)
  func `The driver uses the elements by the numbers with which they are drawn`(given: Given?) async {
    let steps = given?.steps ?? []
    func driver(_ step: Step? = nil) async -> (outcome: Outcome?, snapshot: Snapshot) {
      let driver = Driver(Implementations.all[0])
      for step in steps { _ = await driver.perform(Move(step)) }
      guard let step else { return (nil, driver.snapshot) }
      return (await driver.perform(Move(step)), driver.snapshot)
    }
    let targets: [Step.Target] =
      switch await driver().snapshot.layers.last {
      case .screen(let screen): screen.visibleElements.map { .element($0.identifier) }
      case .alert(let alert): alert.buttons.map { .button($0) }
      case nil: []
      }
    #expect(!targets.isEmpty)
    for (index, target) in targets.enumerated() {
      for step in [{ .tap($0) }, { .type($0, "x") }] as [(Step.Target) -> Step] {
        let (named, numbered) = (await driver(step(target)), await driver(step(.number(index + 1))))
        #expect(named == numbered, "\(index + 1), \(target)")
      }
    }
    for number in [0, targets.count + 1] {
      #expect(await driver(.tap(.number(number))).outcome == .refused)
    }
  }

  @Test(arguments: [(true, ["acts", "a", "b"]), (false, ["a", "acts", "b"])])
  func `The driver's observer acts once, before those of the feature or after them`(
    isFirst: Bool, log: [String]
  ) {
    let trunk = Trunk(authManager: AuthManager(gateway: FakeGateway()))
    let observer = DriverObserver(trunk)
    var seen: [String] = []
    observer.act = { _ in seen.append("acts") }
    let observation = trunk.commentStore.attach { seen.append($0) }
    observer.react(at: .comment, isFirst: isFirst, with: .expire)
    for text in ["a", "b"] { trunk.commentStore.post(text) }
    #expect(withExtendedLifetime(observation) { seen } == log)
  }

  @Test func `The driver replies to the pending requests when it closes`() async {
    let driver = Driver(Implementations.all[0])
    for step in Given.attemptWaiting.steps { _ = await driver.perform(Move(step)) }
    await driver.waitUntilIdle()
    #expect(driver.pendingRequests == 1)
    #expect(await driver.close() == [])
    #expect(driver.pendingRequests == 0)
  }

  @Test func `The driver frees everything it made`() async {
    weak var window: UIWindow?
    do {
      let driver = Driver(CorrectFeature.self)
      await driver.waitUntilIdle()
      window = driver.window
      #expect(window != nil)
    }
    #expect(window == nil)
  }
}
