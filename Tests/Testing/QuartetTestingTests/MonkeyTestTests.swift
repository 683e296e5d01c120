import PortableUIKit
import QuartetShared
import QuartetTesting
import Testing

@testable import QuartetRandomTesting

private protocol Lasting {}
private class Model { init() {} }

private final class Session: Model, Lasting {
  var listener: UIViewController?
}

private func owner(of object: AnyObject, _ tap: @escaping (ButtonScreen) -> Void = { _ in }) -> ButtonScreen {
  let screen = ButtonScreen("Go", tap)
  screen.kept = object
  return screen
}

func failure(
  of test: MonkeyTest, replaying steps: String? = nil, fileID: String = #fileID, line: Int = #line
) async throws -> ScreenTestFailure {
  try await #require(throws: ScreenTestFailure.self) {
    if let steps { return try await test.replay(steps) }
    try await test.check(fileID: fileID, line: line)
  }
}

struct `A monkey test` {
  @Test func `A monkey test finds each problem, and what is known and does not happen`() async throws {
    func test(_ ignored: [String: String]) -> MonkeyTest {
      MonkeyTest(runs: 10, ignoring: ignored) {
        ButtonScreen { screen in
          screen.set(screen.isSet ? "Later" : "Went")
          screen.kept = screen
        }
      }.invariant("It is not named Went", { !$0.shows("Went") }).invariant("Later", { !$0.shows("Later") })
    }
    let tap = #"tap "Go""#
    let found = try await failure(of: test([:]))
    #expect(([found] + found.others).map(\.steps) == [[tap], [tap, #"tap "Went""#], [tap]])
    #expect(found.others.last?.problem.contains("ButtonScreen.kept") == true)
    #expect(found.description.hasPrefix("Problem 1 of 3:\nThis is not true: It is not named Went\n"))
    try await test(["It is not named Went": "named", "Later": "late", "retain cycle": "kept"]).check()
    let stale = try await failure(
      of: test(["It is": "named", "Later": "late", "retain cycle": "kept", "Attempt": "a bug of UIKit"]))
    #expect(stale.description == "This is ignored and did not happen: Attempt (a bug of UIKit)")
  }

  @Test func `A monkey test finds no leak of what outlives screens`() async throws {
    let session = Session()
    var sessions: [Session] = []
    let test = { (kept: [Any.Type]) in
      MonkeyTest(runs: 2, keeps: kept, hasOtherModules: true) {
        let session = Session()
        sessions.append(session)
        return ButtonScreen { $0.kept = session }
      }
    }
    try await MonkeyTest(runs: 2) { owner(of: session) }.check()
    try await MonkeyTest(runs: 2, hasOtherModules: true) { ButtonScreen { $0.kept = session } }.check()
    for kept in [Session.self, Model.self, (any Lasting).self] as [Any.Type] {
      try await test([kept]).check()
    }
    let store = CommentStore()
    try await MonkeyTest(runs: 2, modules: [CommentStore.self]) { owner(of: store) }.check()
    let found = try await failure(of: test([]))
    #expect(found.problem.hasPrefix("Session is still alive"))
    // What outlives a screen can be the owner of one.
    let listener = try await failure(
      of: MonkeyTest(runs: 2, hasOtherModules: true) { owner(of: session) { session.listener = $0 } })
    #expect(listener.problem.hasSuffix("Session.listener owns it"))
  }

  @Test func `A leak is one problem, with all that it owns`() async throws {
    let found = try await failure(
      of: MonkeyTest(hasOtherModules: false) {
        let session = Session()
        let root = owner(of: session) { root in
          let page = ButtonScreen { $0.onDisappear = { [settings = $0.settings] _ in _ = settings } }
          page.kept = session
          page.onEnd = { page.title = "Ended" }
          root.show(page, sender: nil)
        }
        return UINavigationController(rootViewController: root)
      })
    #expect(found.problem.hasPrefix("ButtonScreen is still alive") && found.others.isEmpty, "\(found)")
  }

  @Test func `What outlasts a wait is waited for once, also beside something else`() async {
    let problems = ["one", "two"].map { Problem(kind: .leak, text: $0) }
    let time = RealTime()
    var looks = 0
    func isThere() -> Bool {
      looks += 1
      return true
    }
    #expect(await time.outlasts(Set(problems), isThere))
    let firstLooks = looks
    #expect(await time.outlasts([problems[1]], isThere))
    #expect(firstLooks > 1 && looks == firstLooks)
  }

  @Test func `A variable of the environment sets a number, and only one that is possible`() throws {
    func number(_ value: String?) throws -> UInt64? {
      try ScreenTestOptions.number("V", upTo: 1000, in: value.map { ["V": $0] } ?? [:])
    }
    #expect(try number(nil) == nil && number("1") == 1 && number("1000") == 1000)
    for value in ["0", "-1", "1001", "2.5", "many", "", " 1", "99999999999999999999"] {
      let failure = try #require(throws: ScreenTestFailure.self) { try number(value) }
      let text = "variable V is “\(value)”. Set it to a whole number from 1 to 1000, or unset it."
      #expect("\(failure)".replacing(/\n */, with: " ") == "The environment \(text)")
    }
  }

  @Test func `A failure describes itself on every thread, because the testing library prints it on any`()
    async throws
  {
    let failure = try await failure(
      of: MonkeyTest(runs: 1, allowsDeadEnds: true) { UIViewController() }.invariant("Never") { _ in false })
    let refusal = try #require(throws: ScreenHost.Impossible.self) { try ScreenHost().tap("Go") }
    for (error, text) in [(failure as any Error, failure.description), (refusal, refusal.description)] {
      #expect(await Task.detached { "\(error)" }.value == text)
    }
  }

  @Test func `A monkey test refuses to repeat a step that is not possible`() async throws {
    let test = MonkeyTest { ButtonScreen() }
    try await test.replay(#"tap "Go""#)
    let found = try await failure(of: test, replaying: "tap \"Go\"\nlaunch the rocket")
    #expect(found.problem.hasPrefix(#"Step 2 is not possible: launch the rocket. Possible are: tap "Go"; "#))
  }

  @Test func `A monkey test accepts a state in which the user can do nothing if that is allowed`()
    async throws
  {
    try await MonkeyTest(runs: 10, allowsDeadEnds: true) {
      ButtonScreen { $0.set("Gone", isEnabled: false) }
    }.check()
  }

  @Test func `A monkey test numbers buttons with the same title`() async throws {
    let test = MonkeyTest(runs: 10) {
      let screen = ButtonScreen()
      for number in 2...3 {
        screen.add("Go", to: screen.view) { [weak screen] in screen?.set("Tapped \(number)") }
      }
      return screen
    }.invariant("The third is not tapped", { !$0.shows("Tapped 3") })
    let found = try await failure(of: test)
    #expect(found.steps == [#"tap "Go" (3)"#])
    let repeated = try await failure(of: test, replaying: found.steps.joined(separator: "\n"))
    #expect(repeated.problem == found.problem)
  }

  @Test(arguments: ["\n", "\r\n", "\u{2028}"])
  func `A monkey test repeats a tap of a button with a title of two lines`(separator: String) async throws {
    let test = MonkeyTest(runs: 2) { ButtonScreen("Sign\(separator)in") { $0.set("Went") } }
      .invariant("It is not named Went", { !$0.shows("Went") })
    let found = try await failure(of: test)
    #expect(found.steps == [#"tap "Sign\nin""#])
    let repeated = try await failure(of: test, replaying: found.steps.joined(separator: "\n"))
    #expect(repeated.problem == found.problem)
  }

  @Test func `A monkey test finds no such state while a reply, the time or an event can end it`() async throws
  {
    try await MonkeyTest { events in
      weak var shown: ButtonScreen?
      events.add("finish", if: { shown?.taps == 1 }) {
        shown?.taps = 0
        shown?.set("Go")
      }
      let calls = PendingCalls<Int, Int, Never>()
      let clock = ManualClock()
      events.reply(to: calls, with: [.success(7)])
      events.advance(clock, by: [.seconds(1)])
      let screen = ButtonScreen { screen in
        screen.set("Waits", isEnabled: false)
        Task { [weak screen] in
          _ = await calls.call(1)
          try? await clock.sleep(for: .seconds(1))
          screen?.taps = 1
        }
      }
      shown = screen
      return screen
    }.check()
  }

  @Test func `A monkey test finds an invariant that is broken, and repeats the steps`() async throws {
    let test = MonkeyTest { ButtonScreen { $0.set("Went") } }
      .invariant("The button is named Go") { host in
        host.possibleActions().contains { $0.description == #"tap "Go""# } || host.top is UIAlertController
          || host.window.rootViewController?.presentedViewController != nil
      }
    let found = try await failure(of: test)
    #expect(found.problem == "This is not true: The button is named Go")
    #expect(found.steps == [#"tap "Go""#])
    let repeated = try await failure(of: test, replaying: found.steps.joined(separator: "\n"))
    let seed = try #require(found.seed)
    #expect(repeated.seed == nil && repeated.before == found.before && repeated.after == found.after)
    let parts = [
      "\n\nTo repeat the whole run, pass seed: \(seed), runs: 1 to the test.\n\n",
      "  .replay(#\"\"\"\n    tap \"Go\"\n    \"\"\"#)",
    ]
    #expect(parts.allSatisfy { found.description.contains($0) }, "\(found)")
  }

  @Test func `A monkey test repeats a run by its seed`() async throws {
    let screen = { ButtonScreen { $0.kept = $0 } }
    let found = try await failure(of: MonkeyTest(seed: 2, runs: 10, screen))
    let seed = try #require(found.seed)
    let repeated = try await failure(of: MonkeyTest(seed: seed, runs: 1, screen))
    #expect(repeated.description == found.description)
  }

  @Test func `A monkey test lets fakes reply in any order, and time pass`() async throws {
    let found = try await failure(
      of: MonkeyTest { events in
        let calls = PendingCalls<Int, Int, Never>()
        let clock = ManualClock()
        events.reply(to: calls, with: [.success(7)])
        events.advance(clock, by: [.seconds(1)])
        var count = 0
        return ButtonScreen { screen in
          count += 1
          Task { [weak screen, number = count] in
            _ = await calls.call(number)
            try? await clock.sleep(for: .seconds(1))
            screen?.set("\(number)")
          }
        }
      }.invariant("The second reply is not first") { !$0.shows("2") })
    let replies = found.steps.count { $0.hasPrefix("reply success(7) to call") }
    #expect(found.steps.count { $0.hasPrefix("tap") } == 2 && replies > 0)
    #expect(found.steps.last?.hasPrefix("advance the clock by 1.0 seconds") == true)
  }

  @Test func `A monkey test replies to what is pending when a run ends, so that no task waits forever`()
    async throws
  {
    var fakes: [PendingCalls<Int, Int, Never>] = []
    try await MonkeyTest(runs: 3) { events in
      let calls = PendingCalls<Int, Int, Never>()
      events.reply(to: calls, with: [.success(7)])
      fakes.append(calls)
      return ButtonScreen { _ in Task { await calls.call(1) } }
    }.check()
    #expect(fakes.contains { $0.calls.count > 0 } && fakes.allSatisfy { $0.pendingCount == 0 })
  }

  @Test func `A monkey test warns of an action sheet without an anchor on an iPad only`() async throws {
    func screen() -> ButtonScreen {
      ButtonScreen { screen in
        guard screen.presentedViewController == nil else { return }
        let sheet = UIAlertController(title: "Share", message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        screen.present(sheet, animated: true)
      }
    }
    try await MonkeyTest(runs: 5) { screen() }.check()
    let found = try await failure(of: MonkeyTest(runs: 5, idiom: .pad) { screen() })
    #expect(found.steps == [#"tap "Go""#] && found.problem.contains("UIAlertControllerStyleActionSheet"))
    let known = ["UIAlertControllerStyleActionSheet": "The app is for iPhones."]
    try await MonkeyTest(runs: 5, idiom: .pad, ignoring: known) { screen() }.check()
  }

  @Test(arguments: ["its sheet", "everything"])
  func `A monkey test dismisses the sheet of another module by its name`(what: String) async throws {
    var covers: [Bool] = []
    try await MonkeyTest(hasOtherModules: true) { ButtonScreen() }.invariant("A step is seen") { host in
      covers.append(host.window.rootViewController?.presentedViewController != nil)
      return true
    }.replay("another module presents a sheet\nanother module dismisses \(what)")
    #expect(covers.contains(true) && covers.last == false)
  }
}
