import QuartetTesting
import Testing

@testable import QuartetShared
import QuartetSharedTesting

struct `The limit of attempts` {
  @Test func `A1 an accepted attempt resets the count, also if the user has signed in elsewhere`() async {
    let fixture = AuthFixture()
    let other = SignInScreen(fixture.manager)
    for _ in 1...2 { await fixture.attempt(reply: .wrong) }
    fixture.screen.start()
    other.start("grace")
    await fixture.gateway.waitForRequests(2)
    #expect(fixture.gateway.reply(.accepted, to: 2))
    while fixture.manager.account == nil { await Task.yield() }
    await fixture.reply(.accepted)
    #expect(fixture.manager.account == "grace")
    fixture.manager.expire()
    await fixture.attempt(reply: .wrong)
    #expect(fixture.screen.outcomes.last == .wrongPair)
  }

  @Test func `Locks that are over and logins that signed in take no memory`() {
    let clock = ManualClock()
    var limit = AttemptLimit(clock: clock)
    for number in 1...100 {
      for _ in 1...3 { _ = limit.countWrongReply(for: Login("login \(number)")) }
    }
    #expect(limit.counts.isEmpty && limit.locks.count == 100)
    clock.advance(by: AttemptLimit.pause)
    let isReached = limit.isReached(for: "another")
    #expect(!isReached && limit.locks.isEmpty)

    _ = limit.countWrongReply(for: "ada")
    _ = limit.countWrongReply(for: "grace")
    limit.reset(for: "ada")
    #expect(limit.counts == ["grace": 1])
  }
}
