import QuartetTesting
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
    try await compare(with: GuestsViewController.init).check()
  }
}
