import QuartetTesting
import Testing

@testable import Shared

@Suite("The limit of attempts")
struct AttemptLimitTests {
  nonisolated enum Step: Sendable {
    /// An attempt that the gateway is asked about.
    case reply(FakeGateway.Reply, Login = "ada")
    /// An attempt that is cancelled before the reply.
    case late(FakeGateway.Reply)
    /// An attempt that the gateway is not asked about: observers are notified of the limit synchronously.
    case locked(Login = "ada")
    case pass(Duration)
    case expire

    static let wrong = reply(.wrong)
    static let locked = locked()
  }

  nonisolated struct Sequence: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let steps: [Step]
    let statuses: [AuthStatus]

    init(_ description: String, _ steps: [Step], _ statuses: [AuthStatus]) {
      testDescription = description
      self.steps = steps
      self.statuses = statuses
    }
  }

  private nonisolated static let sequences: [Sequence] = [
    Sequence(
      "the third wrong reply in a row reaches the limit",
      [.wrong, .wrong, .wrong, .locked], [.wrong, .wrong, .limit, .limit]),
    Sequence(
      "the limit lasts 30 seconds from the third wrong reply",
      [
        .wrong, .pass(.seconds(100)), .wrong, .pass(.seconds(100)), .wrong,
        .pass(.seconds(30) - .nanoseconds(1)), .locked, .pass(.nanoseconds(1)), .wrong,
      ], [.wrong, .wrong, .limit, .limit, .wrong]),
    Sequence(
      "attempts at the limit do not prolong it",
      [.wrong, .wrong, .wrong, .pass(.seconds(20)), .locked, .pass(.seconds(10)), .wrong],
      [.wrong, .wrong, .limit, .limit, .wrong]),
    Sequence(
      "after the limit the count starts from zero",
      [.wrong, .wrong, .wrong, .pass(.seconds(30)), .wrong, .wrong, .wrong],
      [.wrong, .wrong, .limit, .wrong, .wrong, .limit]),
    Sequence(
      "every trimmed login has its own count",
      [
        .wrong, .reply(.wrong, "grace"), .reply(.wrong, " ada"), .reply(.wrong, "grace\n"),
        .reply(.wrong, "\tada"), .locked(" ada\n"), .reply(.wrong, "grace"), .locked("grace"), .locked,
      ], [.wrong, .wrong, .wrong, .wrong, .limit, .limit, .limit, .limit, .limit]),
    Sequence(
      "every login has its own 30 seconds",
      [
        .wrong, .wrong, .wrong, .pass(.seconds(10)),
        .reply(.wrong, "grace"), .reply(.wrong, "grace"), .reply(.wrong, "grace"),
        .pass(.seconds(20)), .wrong, .locked("grace"), .pass(.seconds(10)), .reply(.wrong, "grace"),
      ], [.wrong, .wrong, .limit, .wrong, .wrong, .limit, .wrong, .limit, .wrong]),
    Sequence(
      "signing in sets the count to zero",
      [.wrong, .wrong, .reply(.accepted), .wrong, .wrong], [.wrong, .wrong, .login, .wrong, .wrong]),
    Sequence(
      "signing in keeps the counts of other logins",
      [.wrong, .wrong, .reply(.accepted, "grace"), .wrong], [.wrong, .wrong, .login, .limit]),
    Sequence(
      "an unreachable gateway does not change the count",
      [.wrong, .reply(.unreachable), .wrong, .reply(.unreachable), .reply(.unreachable), .wrong],
      [.wrong, .unreachable, .wrong, .unreachable, .unreachable, .limit]),
    Sequence(
      "a wrong reply to a cancelled attempt is not counted",
      [.wrong, .wrong, .late(.wrong), .late(.wrong), .wrong], [.wrong, .wrong, .limit]),
    Sequence(
      "a late reply that accepts does not change the count",
      [.wrong, .wrong, .late(.accepted), .wrong], [.wrong, .wrong, .limit]),
    Sequence(
      "the end of a session does not change the count",
      [.reply(.accepted, "grace"), .wrong, .wrong, .expire, .wrong],
      [.login, .wrong, .wrong, .logout, .limit]),
  ]

  @Test(arguments: sequences)
  func `A1 attempts reach the limit by the rule`(sequence: Sequence) async {
    let fixture = AuthFixture()
    let manager = fixture.manager
    for step in sequence.steps {
      let calls = fixture.gateway.calls.count
      switch step {
      case .reply(let reply, let login):
        await fixture.attempt(login, reply: reply)
        #expect(fixture.gateway.calls.count == calls + 1)
      case .late(let reply):
        manager.signIn(login: "ada", password: "secret")
        manager.cancel()
        await fixture.reply(reply)
      case .locked(let login):
        let count = fixture.statuses.count
        manager.signIn(login: login, password: "secret")
        #expect(fixture.statuses.count == count + 1)
        #expect(!manager.isWaiting)
        #expect(manager.unansweredRequests == 0)
      case .pass(let duration):
        fixture.clock.advance(by: duration)
      case .expire:
        manager.expire()
      }
    }
    #expect(fixture.statuses == sequence.statuses)
  }

  @Test func `locks that are over and logins that signed in take no memory`() {
    let clock = ManualClock()
    var limit = AttemptLimit(clock: clock)
    for number in 1...100 {
      for _ in 1...3 { _ = limit.countWrongReply(for: Login("login \(number)")) }
    }
    #expect(limit.counts.isEmpty)
    #expect(limit.locks.count == 100)
    clock.advance(by: AttemptLimit.pause)
    let isReached = limit.isReached(for: "another")
    #expect(!isReached)
    #expect(limit.locks.isEmpty)

    _ = limit.countWrongReply(for: "ada")
    _ = limit.countWrongReply(for: "grace")
    limit.reset(for: "ada")
    #expect(limit.counts == ["grace": 1])
  }
}
