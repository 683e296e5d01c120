import QuartetShared
import QuartetSharedTesting
import QuartetTesting
import Testing

/// Tasks that use a fake, and what a test sees of them.
private final class TaskLog {
  var lines: [String] = []
  private(set) var tasks: [Task<Void, Never>] = []

  /// Starts a task. It notes what its body returns, or that it fails.
  @discardableResult
  func start(_ name: String, _ body: @escaping () async throws -> String) -> Task<Void, Never> {
    tasks.append(Task { lines.append("\(name) \((try? await body()) ?? "fails")") })
    return tasks[tasks.count - 1]
  }

  func sleep(_ name: String, _ seconds: [Int], on clock: ManualClock) {
    start(name) {
      for time in seconds { try await clock.sleep(for: .seconds(time)) }
      return "\(clock.now.offset / .seconds(1))"
    }
  }
}

extension ExpectedFinding {
  private typealias Calls = PendingCalls<String, Int, CancellationError>

  /// When tasks return from their sleep, and how many still sleep.
  static var clock: [ExpectedFinding] {
    [
      clock("The first sleeps longest", [[3], [1], [2]], "b 1.0, c 2.0, a 3.0, 0 sleep") { clock, _ in
        await clock.run(for: .seconds(10))
        #expect(clock.now.offset == .seconds(10))
      },
      clock("One sleeps again", [[5], [2], [2, 2, 2], [1, 3]], "b 2.0, d 4.0, a 5.0, c 6.0, 0 sleep") {
        clock, _ in
        await clock.run(for: .seconds(6))
      },
      clock("The time ends before the deadline", [[1]], "1 sleep") { clock, _ in
        await clock.run(for: .milliseconds(999))
      },
      clock("The test jumps over a deadline", [[1, 1]], "a 6.0, 0 sleep") { clock, log in
        clock.advance(by: .seconds(5))
        await clock.waitForSleeper()
        clock.advance(by: .seconds(1))
        await log.tasks[0].value
      },
      clock("One has only just started", [], "a 1.0, 0 sleep") { clock, log in
        log.sleep("a", [1], on: clock)
        await clock.run(for: .seconds(1))
      },
      clock("One turn after its start, it sleeps", [], "a 1.0, 0 sleep") { clock, log in
        log.sleep("a", [1], on: clock)
        await Task.yield()
        #expect(clock.sleeperCount == 1)
        await clock.run(for: .seconds(1))
      },
      clock("A deadline has passed", [[-1, 0, 1]], "a 1.0, 0 sleep") { clock, _ in
        await clock.run(for: .seconds(1))
      },
      clock("A deadline is now", [], "a 0.0, 0 sleep") { clock, log in
        log.sleep("a", [0], on: clock)
        while log.lines.isEmpty, clock.sleeperCount == 0 { await Task.yield() }
      },
      clock("One is cancelled", [[1], [2], [3]], "b fails, a 1.0, c 3.0, 0 sleep") { clock, log in
        log.tasks[1].cancel()
        await log.tasks[1].value
        await clock.run(for: .seconds(3))
      },
      clock("One is cancelled before it sleeps", [], "a fails, 0 sleep") { clock, log in
        log.sleep("a", [1], on: clock)
        log.tasks[0].cancel()
        await log.tasks[0].value
      },
      clock("Two tests wait until one sleeps", [], "wait ends, wait ends, 1 sleep") { clock, log in
        for _ in 1...2 {
          log.start("wait") {
            await clock.waitForSleeper()
            return "ends"
          }
        }
        await Task.yield()
        log.sleep("a", [1], on: clock)
        for task in log.tasks.prefix(2) { await task.value }
      },
    ]
  }

  /// The results of three calls, with the pending and the cancelled ones.
  static var calls: [ExpectedFinding] {
    [
      calls("The second is replied to first, then the third", "b 2, c 3, [\"a\"], []") { calls, log in
        for number in [2, 3] {
          log.lines += calls.reply(.success(number), to: 2) ? [] : ["refused"]
          await log.tasks[number - 1].value
        }
      },
      calls("Each reply is for the oldest", "a 1, b 2, [\"c\"], []") { calls, _ in
        for number in 1...2 { await calls.reply(.success(number)) }
      },
      calls("One is replied to twice", "true, false, c 1, [\"a\", \"b\"], []") { calls, log in
        for number in 1...2 { log.lines.append("\(calls.reply(.success(number), to: 3))") }
        await log.tasks[2].value
      },
      calls("There are no such calls", "false, false, [\"a\", \"b\", \"c\"], []") { calls, log in
        for number in [0, 4] { log.lines.append("\(calls.reply(.success(1), to: number))") }
      },
      calls("Two have a completion", "d 4, e fails, a 1, [\"b\", \"c\"], []") { calls, log in
        for name in ["d", "e"] {
          calls.call(name) { log.lines.append("\(name) \((try? $0.get()).map { "\($0)" } ?? "fails")") }
        }
        log.lines += calls.reply(.success(4), to: 4) ? [] : ["refused"]
        log.lines += calls.reply(.failure(CancellationError()), to: 4) ? [] : ["refused"]
        await calls.reply(.success(1))
      },
      calls("One fails", "a fails, [\"b\", \"c\"], []") { calls, _ in
        await calls.reply(.failure(CancellationError()))
      },
      calls("Two are cancelled, one of them after its return", "a 1, b 2, [\"c\"], [1]") { calls, log in
        log.tasks[1].cancel()
        for number in 1...2 { await calls.reply(.success(number)) }
        log.tasks[0].cancel()
      },
      calls(
        "Three tests wait for calls",
        "wait ends, wait ends, wait ends, [\"a\", \"b\", \"c\", \"d\", \"e\"], []"
      ) {
        calls, log in
        let waiters = [4, 5, 5].map { count in
          log.start("wait") {
            await calls.waitForCalls(count)
            return "ends"
          }
        }
        await Task.yield()
        for name in ["d", "e"] { log.start(name) { "\(try await calls.call(name))" } }
        for waiter in waiters { await waiter.value }
      },
      ExpectedFinding("Each gets a reply at once", "[1, 1, 1, 0, false]") { @MainActor in
        let calls = Calls(replyingWith: .success(1))
        var replies = [try await calls.call("a"), try await calls.call("b")]
        calls.call("c") { replies += (try? $0.get()).map { [$0] } ?? [] }
        replies.append(calls.pendingCount)
        return (
          "[\(replies.map { "\($0)" }.joined(separator: ", ")), \(calls.reply(.success(2), to: 1))]", []
        )
      },
      ExpectedFinding("A gate opens for two, and one comes later", "open, gate 1, gate 2, gate 3") {
        @MainActor in
        let (gate, log) = (Gate(isOpen: false), TaskLog())
        for number in 1...3 {
          if number == 3 {
            await Gate(isOpen: true).pass()
            log.lines.append("open")
            gate.open()
            for task in log.tasks { await task.value }
          }
          log.start("gate") {
            await gate.pass()
            return "\(number)"
          }
        }
        await log.tasks[2].value
        return (log.lines.joined(separator: ", "), [])
      },
      ExpectedFinding("A request of a gateway begins later", "1 ada 0.0, 2 grace 1.0") { @MainActor in
        let clock = ManualClock()
        let (gateway, log) = (FakeGateway(clock: clock), TaskLog())
        for (number, login) in ["ada", "grace"].enumerated() {
          log.start(login) { "\(try await gateway.signIn(login: login, password: "x"))" }
          await gateway.waitForRequests(number + 1)
          clock.advance(by: .seconds(1))
        }
        let calls = gateway.pendingCalls.map { "\($0.number) \($0.login) \($0.start.offset / .seconds(1))" }
        for _ in 1...2 { await gateway.reply(.wrong) }
        return (calls.joined(separator: ", "), [])
      },
    ]
  }

  private static func clock(
    _ description: String, _ sleeps: [[Int]], _ expected: String,
    _ use: @escaping @MainActor (ManualClock, TaskLog) async -> Void
  ) -> ExpectedFinding {
    ExpectedFinding(description, "[\(expected)]") { @MainActor in
      let (clock, log) = (ManualClock(), TaskLog())
      for (name, seconds) in zip(["a", "b", "c", "d"], sleeps) { log.sleep(name, seconds, on: clock) }
      while clock.sleeperCount < sleeps.count { await Task.yield() }
      await use(clock, log)
      let seen = "[\((log.lines + ["\(clock.sleeperCount) sleep"]).joined(separator: ", "))]"
      for task in log.tasks { task.cancel() }
      return (seen, [])
    }
  }

  private static func calls(
    _ description: String, _ expected: String, _ use: @escaping @MainActor (Calls, TaskLog) async -> Void
  ) -> ExpectedFinding {
    ExpectedFinding(description, "[\(expected)]") { @MainActor in
      let (calls, log) = (Calls(), TaskLog())
      for name in ["a", "b", "c"] { log.start(name) { "\(try await calls.call(name))" } }
      await calls.waitForCalls(3)
      await use(calls, log)
      let seen = log.lines + ["\(calls.pendingCalls)", "\(calls.cancelledCalls)"]
      while calls.reply(.success(0), to: 1) {}
      return ("[\(seen.joined(separator: ", "))]", [])
    }
  }
}

// A task that a fake does not wake is reported, and not only a test run that does not end.
@Suite(.timeLimit(.minutes(5))) struct `The fakes` {
  @Test(arguments: await ExpectedFinding.clock)
  func `The manual clock wakes tasks one deadline after the other`(finding: ExpectedFinding) async throws {
    try await finding.check()
  }

  @Test(arguments: await ExpectedFinding.calls)
  func `Pending calls return what the test replies, in any order`(finding: ExpectedFinding) async throws {
    try await finding.check()
  }
}
