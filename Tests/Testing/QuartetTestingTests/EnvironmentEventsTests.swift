import PortableUIKit
import QuartetTesting
import Testing

@testable import QuartetRandomTesting

/// The events of a monkey test besides the user's actions, and how long it runs.
struct `The events of a monkey test` {
  @Test func `The events are each reply to each of the first three calls, and each duration`() async {
    let (events, calls, clock) = (EnvironmentEvents(), PendingCalls<Int, Int, Never>(), ManualClock())
    events.reply(to: calls, with: [.success(1), .success(2)])
    events.advance(clock, by: [.seconds(1), .seconds(2)])
    for number in 1...4 {
      Task {
        _ = await calls.call(number)
        if number == 4 { try? await clock.sleep(for: .seconds(2)) }
      }
    }
    await calls.waitForCalls(4)
    let replies = (1...3).flatMap { number in (1...2).map { "reply success(\($0)) to call \(number)" } }
    #expect(events.possible.map(\.name) == replies)
    events.replyToAll()
    await clock.waitForSleeper()
    #expect(events.possible.map(\.name) == (1...2).map { "advance the clock by \($0).0 seconds" })
    events.replyToAll()
    #expect(events.possible.isEmpty, "no task waits any more")
  }

  @Test(arguments: [
    "open a link\nanother module dismisses everything\nreply success(7) to call 1",
    "open a link\nswipe down\nreply success(7) to call 1",
    "another module presents an alert\nopen a link",
  ])
  func `The events lead to nothing certain if the user or another module comes between`(steps: String)
    async throws
  {
    try await MonkeyTest(hasOtherModules: true) { events in
      let calls = PendingCalls<Int, Int, Never>()
      events.reply(to: calls, with: [.success(7)])
      let root = ButtonScreen()
      events.add("open a link", leadsTo: { $0.top?.title == "Found" }) {
        guard root.presentedViewController == nil else { return }
        let sheet = ButtonScreen()
        root.present(sheet)
        Task {
          _ = await calls.call(1)
          if sheet.presentingViewController != nil { sheet.present("Found", "OK") }
        }
      }
      return root
    }.replay(steps)
  }

  @Test(arguments: [(10, "0123456789"), (9, "0123 … 89")])
  func `A monkey test shortens a long message in the middle`(length: Int, text: String) {
    #expect("0123456789".shortened(to: length) == text)
  }
}
