import QuartetTesting
import Testing

@testable import QuartetShared
import QuartetSharedTesting

@Suite("The limit of attempts")
struct AttemptLimitTests {
  nonisolated enum Step: Sendable {
    /// An attempt that the gateway is asked about.
    case reply(FakeGateway.Reply, Login = "ada")
    /// An attempt that the gateway is not asked about: the outcome is reported synchronously.
    case locked(Login = "ada")
    case pass(Duration)
    case expire

    static let wrong = reply(.wrong)
    static let locked = locked()
  }

  nonisolated struct Sequence: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let steps: [Step]
    let outcomes: [SignInAttempt.Outcome]

    init(_ description: String, _ steps: [Step], _ outcomes: [SignInAttempt.Outcome]) {
      testDescription = description
      self.steps = steps
      self.outcomes = outcomes
    }
  }

  private nonisolated static let sequences: [Sequence] = [
    Sequence(
      "the limit lasts 30 seconds from the third wrong reply",
      [
        .wrong, .pass(.seconds(100)), .wrong, .pass(.seconds(100)), .wrong,
        .pass(.seconds(30) - .nanoseconds(1)), .locked, .pass(.nanoseconds(1)), .wrong,
      ], [.wrongPair, .wrongPair, .limitReached, .limitReached, .wrongPair]),
    Sequence(
      "signing in keeps the counts of other logins",
      [.wrong, .wrong, .reply(.accepted, "grace"), .expire, .wrong],
      [.wrongPair, .wrongPair, .signedIn, .limitReached]),
    Sequence(
      "replies are counted while a user is signed in",
      [.wrong, .reply(.accepted, "grace"), .wrong, .wrong, .expire, .locked],
      [.wrongPair, .signedIn, .signedIn, .signedIn, .limitReached]),
  ]

  @Test(arguments: sequences)
  func `A1 attempts reach the limit by the rule`(sequence: Sequence) async {
    let fixture = AuthFixture()
    let screen = fixture.screen
    for step in sequence.steps {
      let calls = fixture.gateway.calls.count
      switch step {
      case .reply(let reply, let login):
        await fixture.attempt(login, reply: reply)
        #expect(fixture.gateway.calls.count == calls + 1)
      case .locked(let login):
        let count = screen.outcomes.count
        screen.start(login)
        #expect(screen.outcomes.count == count + 1)
        #expect(!screen.isWaiting)
        #expect(fixture.manager.pendingWork.count == 0)
      case .pass(let duration):
        fixture.clock.advance(by: duration)
      case .expire:
        fixture.manager.expire()
      }
    }
    #expect(screen.outcomes == sequence.outcomes)
  }

  nonisolated static let oddPasswords: [Password] = [
    "", "x", Password(String(repeating: "x", count: 280)), "👩‍👩‍👧‍👦", "e\u{301}\u{0}\n", " ",
  ]

  @Test(arguments: oddPasswords.indices)
  func `A1 a wrong password counts, whatever its length`(index: Int) async {
    let fixture = AuthFixture()
    let password = Self.oddPasswords[index]
    for other in ["secret", password, password] as [Password] {
      await fixture.attempt("ada", other, reply: .wrong)
    }
    #expect(fixture.screen.outcomes == [.wrongPair, .wrongPair, .limitReached])
    #expect(fixture.gateway.calls.map(\.password) == ["secret", password, password])
    fixture.screen.start("ada", password)
    #expect(fixture.screen.outcomes.last == .limitReached && fixture.gateway.calls.count == 3)
  }

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
