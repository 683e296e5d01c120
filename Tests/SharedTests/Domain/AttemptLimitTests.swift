import QuartetTesting
import Testing

@testable import QuartetShared

struct `The limit of attempts` {
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
