import QuartetTesting
import QuartetShared
import QuartetSharedTesting
import Testing

@Suite struct `The manual clock and the fake gateway` {
  @Test func `Tasks wake in order when the clock has advanced far enough`() async throws {
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
    #expect(ManualClock.Instant().duration(to: clock.now) == .seconds(11))
    try await clock.sleep(for: .zero)
  }

  @Test func `Tasks wake one deadline after the other, also those that sleep again`() async {
    let clock: ManualClock = ManualClock()
    let time: any Clock<Duration> = clock
    for _ in 0..<20 {
      var woken: [String] = []
      for (name, seconds) in [("long", 5), ("short", 2)] {
        Task {
          for count in 1...(6 / seconds) {
            try await time.sleep(for: .seconds(seconds))
            woken.append("\(name) \(count)")
          }
        }
      }
      while clock.sleeperCount < 2 { await Task.yield() }
      await clock.run(for: .seconds(10))
      #expect(woken == ["short 1", "short 2", "long 1", "short 3"])
    }
    #expect(clock.now.offset == .seconds(200))
  }

  @Test func `A cancelled task wakes`() async {
    let clock = ManualClock()
    let early = Task { try await clock.sleep(for: .seconds(1)) }
    early.cancel()
    await #expect(throws: CancellationError.self) { try await early.value }
    let late = Task { try await clock.sleep(for: .seconds(1)) }
    await clock.waitForSleeper()
    late.cancel()
    await #expect(throws: CancellationError.self) { try await late.value }
    #expect(clock.sleeperCount == 0)
  }

  @Test func `Requests wait for their replies, which can come in any order`() async throws {
    let clock = ManualClock()
    let gateway = FakeGateway(clock: clock)
    let first = Task { try await gateway.signIn(login: "ada", password: "x") }
    await gateway.waitForRequests(1)
    clock.advance(by: .seconds(1))
    let second = Task { try await gateway.signIn(login: "grace", password: "y") }
    await gateway.waitForRequests(2)
    #expect(gateway.pendingCalls.map(\.start.offset) == [.zero, .seconds(1)])
    first.cancel()
    #expect(!gateway.reply(.wrong, to: 3))
    #expect(!gateway.reply(.wrong, to: 0))
    #expect(gateway.reply(.unreachable, to: 2))
    await #expect(throws: GatewayUnreachable.self) { try await second.value }
    #expect(gateway.pendingCount == 1)
    await gateway.reply(.wrong)
    #expect(try await first.value == .wrong)
    #expect(gateway.calls.map(\.login) == ["ada", "grace"])
    #expect(gateway.cancelledCalls == [0])
  }

  @Test func `A gateway with an immediate reply keeps no request pending`() async throws {
    let gateway = FakeGateway(replyingWith: .accepted)
    #expect(try await gateway.signIn(login: "ada", password: "x") == .accepted)
    #expect(gateway.pendingCount == 0)
  }
}
