import Testing

@testable import Shared

@Suite("What the limit of attempts remembers")
struct AttemptLimitTests {
  private let clock = ManualClock()

  @Test func `the third wrong reply reaches the limit, which passes with time`() {
    var limit = AttemptLimit(clock: clock)
    #expect((1...3).map { _ in limit.countWrongReply(for: "ada") } == [false, false, true])
    #expect(["ada", "grace"].map { limit.isReached(for: $0) } == [true, false])
    clock.advance(by: AttemptLimit.pause)
    #expect(["ada"].map { limit.isReached(for: $0) } == [false])
  }

  @Test func `limits that have passed are forgotten, whoever asks next`() {
    var limit = AttemptLimit(clock: clock)
    for number in 1...100 {
      for _ in 1...3 { _ = limit.countWrongReply(for: "login \(number)") }
    }
    #expect(limit.counts.isEmpty)
    #expect(limit.locks.count == 100)
    clock.advance(by: AttemptLimit.pause)
    #expect(["somebody else"].map { limit.isReached(for: $0) } == [false])
    #expect(limit.locks.isEmpty)
  }

  @Test func `a login that signed in is forgotten`() {
    var limit = AttemptLimit(clock: clock)
    _ = limit.countWrongReply(for: "ada")
    _ = limit.countWrongReply(for: "grace")
    limit.reset(for: "ada")
    #expect(limit.counts == ["grace": 1])
  }
}
