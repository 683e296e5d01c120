import Shared
import Testing

@Suite("The limit of attempts")
struct LimitTests {
  private let bench = SignInBench()

  @Test func `A1 the third wrong reply in a row is told as limit reached`() async {
    for _ in 1...3 { await bench.attempt(.wrong) }
    #expect(bench.told == [.wrong, .wrong, .limit])
    #expect(bench.gateway.calls.count == 3)
  }

  @Test func `A1 an attempt at the limit is told so within the call and the gateway is not asked`() async {
    await bench.lock()
    bench.manager.signIn(login: " ada\n", password: "secret")
    #expect(bench.told == [.limit])
    #expect(!bench.manager.isWaiting)
    #expect(bench.manager.unansweredRequests == 0)
    #expect(bench.gateway.calls.count == 3)
  }

  @Test func `A1 the limit lasts 30 seconds from the third wrong reply`() async {
    for _ in 1...2 {
      await bench.attempt(.wrong)
      bench.clock.advance(by: .seconds(100))
    }
    await bench.attempt(.wrong)
    bench.clock.advance(by: .seconds(30) - .nanoseconds(1))
    #expect(await !bench.asksGateway())
    bench.clock.advance(by: .nanoseconds(1))
    #expect(await bench.asksGateway())
  }

  @Test func `A1 attempts at the limit do not lengthen it`() async {
    await bench.lock()
    bench.clock.advance(by: .seconds(20))
    #expect(await !bench.asksGateway())
    bench.clock.advance(by: .seconds(10))
    #expect(await bench.asksGateway())
  }

  @Test func `A1 the count starts from nothing after the limit`() async {
    await bench.lock()
    bench.clock.advance(by: .seconds(30))
    for _ in 1...3 { await bench.attempt(.wrong) }
    #expect(bench.told == [.wrong, .wrong, .limit])
  }

  @Test func `A1 every trimmed login has its own count`() async {
    for login in ["ada", "grace", " ada", "grace\n", "Ada"] { await bench.attempt(login, .wrong) }
    #expect(bench.told == Array(repeating: .wrong, count: 5))
    await bench.attempt("\tada", .wrong)
    #expect(bench.told.last == .limit)
    #expect(await bench.asksGateway("grace"))
    #expect(await bench.asksGateway("Ada"))
    #expect(await !bench.asksGateway("ada"))
  }

  @Test func `A1 two logins are at their limit for their own 30 seconds`() async {
    await bench.lock("ada")
    bench.clock.advance(by: .seconds(10))
    await bench.lock("grace")
    bench.clock.advance(by: .seconds(20))
    #expect(await bench.asksGateway("ada"))
    #expect(await !bench.asksGateway("grace"))
    bench.clock.advance(by: .seconds(10))
    #expect(await bench.asksGateway("grace"))
  }

  @Test func `A1 signing in sets that login's count to nothing`() async {
    await bench.attempt(.wrong)
    await bench.attempt(.wrong)
    await bench.attempt(.accepted)
    await bench.attempt(.wrong)
    await bench.attempt(.wrong)
    #expect(bench.told == [.wrong, .wrong, .login, .wrong, .wrong])
  }

  @Test func `A1 signing in leaves the counts of other logins alone`() async {
    await bench.attempt("ada", .wrong)
    await bench.attempt("ada", .wrong)
    await bench.attempt("grace", .accepted)
    await bench.attempt("ada", .wrong)
    #expect(bench.told == [.wrong, .wrong, .login, .limit])
  }

  @Test func `A1 a gateway that is not reached neither counts nor starts the count anew`() async {
    for reply in [.wrong, nil, .wrong, nil, nil, .wrong] as [AuthReply?] { await bench.attempt(reply) }
    #expect(bench.told == [.wrong, .unreachable, .wrong, .unreachable, .unreachable, .limit])
  }

  @Test func `A1 the wrong reply to a given-up attempt is not counted`() async {
    await bench.attempt(.wrong)
    await bench.attempt(.wrong)
    #expect(await bench.asksGateway())
    #expect(await bench.asksGateway())
    await bench.attempt(.wrong)
    #expect(bench.told == [.wrong, .wrong, .limit])
  }

  @Test func `A1 the right reply to a given-up attempt does not start the count anew`() async {
    await bench.attempt(.wrong)
    await bench.attempt(.wrong)
    #expect(await bench.asksGateway(lateReply: .accepted))
    await bench.attempt(.wrong)
    #expect(bench.told == [.wrong, .wrong, .limit])
  }

  @Test func `A1 a session that ends leaves the counts alone`() async {
    await bench.attempt("grace", .accepted)
    await bench.attempt(.wrong)
    await bench.attempt(.wrong)
    bench.manager.expire()
    await bench.attempt(.wrong)
    #expect(bench.told == [.login, .wrong, .wrong, .logout, .limit])
  }
}
