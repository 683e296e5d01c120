import Shared
import Testing

@Suite("The gateway for demonstrations")
struct DemoAuthGatewayTests {
  private nonisolated static let pairs: [(String, Password)] = [
    ("ada@example.com", "lovelace"), ("grace@example.com", "hopper"), ("+15550100", "5550100"),
  ]
  private let clock = ManualClock()
  private var gateway: DemoAuthGateway { DemoAuthGateway(clock: clock) }

  @Test func `it names its accounts`() {
    #expect(DemoAuthGateway.accounts == Self.pairs.map(\.0))
  }

  @Test(arguments: pairs)
  func `it accepts each account with its own password`(login: String, password: Password) {
    #expect(gateway.verdict(login: login, password: password) == .accepted)
    #expect(gateway.verdict(login: " \(login)\n", password: password) == .accepted)
  }

  @Test(arguments: [
    ("ada@example.com", "hopper"), ("ada@example.com", ""), ("ada@example.com", "lovelace "),
    ("ada@example.com", "Lovelace"), ("ada@example.com", "lovelac"), ("Ada@example.com", "lovelace"),
    ("+1 555 0100", "5550100"), ("15550100", "5550100"), ("nobody@example.com", "lovelace"), ("", ""),
  ])
  func `it refuses any other pair`(login: String, password: Password) {
    #expect(gateway.verdict(login: login, password: password) == .wrong)
  }

  @Test func `it answers after its latency and not before`() async throws {
    let clock = clock
    let gateway = DemoAuthGateway(latency: .seconds(2), clock: clock)
    let task = Task { try await gateway.signIn(login: "ada@example.com", password: "lovelace") }
    await clock.sleeper()
    clock.advance(by: .seconds(2) - .nanoseconds(1))
    #expect(clock.sleeping == 1)
    clock.advance(by: .nanoseconds(1))
    #expect(try await task.value == .accepted)
  }

  @Test func `it stops waiting when its task is cancelled`() async {
    let gateway = gateway
    let task = Task { try await gateway.signIn(login: "ada@example.com", password: "lovelace") }
    await clock.sleeper()
    task.cancel()
    await #expect(throws: GatewayUnreachable.self) { try await task.value }
  }

  @Test func `it does not even start for a task that was cancelled before`() async {
    let gateway = DemoAuthGateway(latency: .zero, clock: clock)
    let task = Task { try await gateway.signIn(login: "ada@example.com", password: "lovelace") }
    task.cancel()
    await #expect(throws: GatewayUnreachable.self) { try await task.value }
  }

  @Test func `A4 it shows no password and no hash when it is dumped`() {
    var output = ""
    dump(gateway, to: &output)
    #expect(!output.contains("lovelace"))
    #expect(!output.contains("derived"))
  }
}
