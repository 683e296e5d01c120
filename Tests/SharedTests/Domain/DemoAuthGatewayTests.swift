import QuartetShared
import QuartetTesting
import Testing

struct `The demo gateway` {
  private let clock = ManualClock()

  @Test(
    arguments: [
      ("ada@example.com", "lovelace", .accepted), ("grace@example.com", "hopper", .accepted),
      ("+15550100", "5550100", .accepted),
      ("ada@example.com", "hopper", .wrong), ("ada@example.com", "", .wrong),
      ("ada@example.com", "lovelace ", .wrong), ("ada@example.com", "Lovelace", .wrong),
      ("Ada@example.com", "lovelace", .wrong), ("15550100", "5550100", .wrong),
      ("eve@example.com", "lovelace", .wrong), ("", "", .wrong),
      ("ada@example.com", Password(String(repeating: "lovelace", count: 1_000)), .wrong),
    ] as [(String, Password, AuthReply)])
  func `It accepts each demo account with its own password, and refuses any other pair`(
    login: String, password: Password, reply: AuthReply
  ) {
    #expect(DemoAuthGateway().verdict(login: login, password: password) == reply)
  }

  @Test(arguments: [nil, .seconds(2)] as [Duration?])
  func `It replies after its latency and not before: one second, unless another is given`(
    latency: Duration?
  ) async throws {
    let gateway =
      latency.map { DemoAuthGateway(latency: $0, clock: clock) } ?? DemoAuthGateway(clock: clock)
    let task = Task { try await gateway.signIn(login: "ada@example.com", password: "lovelace") }
    await clock.waitForSleeper()
    clock.advance(by: (latency ?? .seconds(1)) - .nanoseconds(1))
    #expect(clock.sleeperCount == 1)
    clock.advance(by: .nanoseconds(1))
    try #require(clock.sleeperCount == 0)
    #expect(try await task.value == .accepted)
  }

  @Test(arguments: [false, true])
  func `It throws as soon as its task is cancelled`(isCancelledBeforeCall: Bool) async {
    let gateway = DemoAuthGateway(latency: .seconds(2), clock: clock)
    let task = Task { try await gateway.signIn(login: "ada@example.com", password: "lovelace") }
    if !isCancelledBeforeCall {
      await clock.waitForSleeper()
    }
    task.cancel()
    await #expect(throws: GatewayUnreachable.self) { try await task.value }
  }
}
