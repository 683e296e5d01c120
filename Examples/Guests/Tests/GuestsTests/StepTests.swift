import QuartetRandomTesting
import Testing

@testable import Guests

@Suite struct `Before a pattern` {
  @Test func `Step 0: the old screen does the same as itself`() async throws {
    try await compare(with: OldGuestsViewController.init).check()
  }

  @Test func `Step 0: the old screen presents twice, which no module does`() async throws {
    let test = MonkeyTest(use: .alsoEarly, withReplies(OldGuestsViewController.init))
    let failure = try await #require(throws: ScreenTestFailure.self) { try await test.check() }
    #expect(failure.problem.contains("while a presentation is in progress"))
  }

  @Test func `Step 1: the old screen in parts does the same`() async throws {
    try await compare { GuestsViewController(load: $0) }.check()
  }

  @Test(arguments: Names.all.indices)
  func `The parent without a pattern opens a child of each pattern`(child: Int) async throws {
    try await expectSameWithoutLeaks { GuestsViewController(load: $0, makeName: Names.all[child]) }
  }
}
