import Parity
import Shared
import Testing

@Suite struct `The manual clock and the fake gateway` {
  @Test func `tasks wake in order when the clock has advanced far enough`() async throws {
    let clock = ManualClock()
    var woken: [Int] = []
    let tasks = [3, 1, 2].map { number in
      Task {
        try await clock.sleep(for: .seconds(number))
        woken.append(number)
      }
    }
    while clock.sleeperCount < 3 { await Task.yield() }
    clock.advance(by: .milliseconds(999))
    #expect(clock.sleeperCount == 3)
    clock.advance(by: .milliseconds(1))
    try await tasks[1].value
    #expect(woken == [1])
    clock.advance(by: .seconds(10))
    try await tasks[0].value
    try await tasks[2].value
    #expect(Set(woken) == [1, 2, 3])
    #expect(clock.now.offset == .seconds(11))
    #expect(ManualClock.Instant().duration(to: clock.now) == .seconds(11))
    try await clock.sleep(for: .zero)
  }

  @Test func `a cancelled task wakes`() async {
    let clock = ManualClock()
    let early = Task { try await clock.sleep(for: .seconds(1)) }
    early.cancel()
    await #expect(throws: CancellationError.self) { try await early.value }
    let late = Task { try await clock.sleep(for: .seconds(1)) }
    while clock.sleeperCount < 1 { await Task.yield() }
    late.cancel()
    await #expect(throws: CancellationError.self) { try await late.value }
    #expect(clock.sleeperCount == 0)
  }

  @Test func `requests wait for their replies, which can come in any order`() async throws {
    let gateway = HeldGateway(clock: ManualClock())
    let first = Task { try await gateway.signIn(login: "ada", password: "x") }
    while gateway.pendingCount < 1 { await Task.yield() }
    let second = Task { try await gateway.signIn(login: "ada", password: "y") }
    while gateway.pendingCount < 2 { await Task.yield() }
    first.cancel()
    #expect(!gateway.answer(3, .wrong))
    #expect(!gateway.answer(0, .wrong))
    #expect(gateway.answer(2, .unreachable))
    await #expect(throws: GatewayUnreachable.self) { try await second.value }
    #expect(gateway.pendingCount == 1)
    #expect(gateway.answer(1, .wrong))
    #expect(try await first.value == .wrong)
  }

  @Test func `a request is due after one second`() async throws {
    let clock = ManualClock()
    let gateway = HeldGateway(clock: clock)
    let request = Task {
      try await gateway.signIn(login: "ada@example.com", password: "lovelace")
    }
    while gateway.pendingCount < 1 { await Task.yield() }
    clock.advance(by: .milliseconds(999))
    #expect(!gateway.answerWhatIsDue())
    clock.advance(by: .milliseconds(1))
    #expect(gateway.answerWhatIsDue())
    #expect(!gateway.answerWhatIsDue())
    #expect(try await request.value == .accepted)
  }
}
