import Foundation
import PortableUIKit
import QuartetTesting
import Testing

/// A screen with a button, and what a bug does on its tap.
private final class ButtonScreen: UIViewController {
  private let button = UIButton(type: .system)
  private let text: String
  private let tap: (ButtonScreen) -> Void

  init(_ text: String = "Go", _ tap: @escaping (ButtonScreen) -> Void = { _ in }) {
    self.text = text
    self.tap = tap
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Button"
    button.setTitle(text, for: .normal)
    button.addAction(UIAction { [weak self] _ in self.map { $0.tap($0) } }, for: .touchUpInside)
    view.addSubview(button)
  }

  var kept: UIViewController?

  func identified(_ identifier: String) -> Self {
    loadViewIfNeeded()
    button.accessibilityIdentifier = identifier
    return self
  }

  func set(_ title: String, isEnabled: Bool = true) {
    button.setTitle(title, for: .normal)
    button.isEnabled = isEnabled
  }

  func floatAboveWindow() {
    view.window?.addSubview(UIButton(type: .system, primaryAction: UIAction(title: "Undo") { _ in }))
  }

  /// Whether each screen of another module was presented with an animation.
  private(set) var animates = true

  override func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    animates = animates && animated
    super.present(controller, animated: animated, completion: completion)
  }

  private(set) var escapes = 0

  override func accessibilityPerformEscape() -> Bool {
    escapes += 1
    return true
  }

  func loop() {
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    present(cover, animated: true) { [weak self] in cover.dismiss(animated: true) { self?.loop() } }
  }
}

private func failure(of test: MonkeyTest) async throws -> ScreenTestFailure {
  try await #require(throws: ScreenTestFailure.self) { try await test.check() }
}

@Suite struct `A monkey test` {
  @Test func `finds nothing on a screen without bugs`() async throws {
    try await MonkeyTest { ButtonScreen() }.check()
  }

  @Test func `finds what is not deallocated`() async throws {
    let found = try await failure(of: MonkeyTest { ButtonScreen { $0.kept = $0 } })
    #expect(found.problem.hasSuffix("it is in the retain cycle ButtonScreen.kept"))
    #expect(found.steps == [#"tap "Go""#])
  }

  @Test func `finds a screen that the one below keeps after the user has left it`() async throws {
    let found = try await failure(
      of: MonkeyTest {
        ButtonScreen { screen in
          let sheet = ButtonScreen("Done")
          screen.kept = sheet
          screen.present(sheet, animated: true)
        }
      }.invariant("Leaks are found first") { host in
        let root = host.window.rootViewController as? ButtonScreen
        return root?.kept == nil || root?.presentedViewController != nil
      })
    #expect(found.problem.hasPrefix("ButtonScreen is still alive after its screen was dismissed: "))
    #expect(found.steps == [#"tap "Go""#, "swipe down"])
  }

  @Test func `finds warnings of UIKit`() async throws {
    let found = try await failure(
      of: MonkeyTest { ButtonScreen { $0.present(UIViewController(), animated: true) } })
    #expect(found.problem.hasPrefix("UIKit warns: Attempt to present"))
    #expect(found.steps.count <= 3)
  }

  @Test func `finds what only two taps at once cause`() async throws {
    let found = try await failure(
      of: MonkeyTest {
        var taps = 0
        return ButtonScreen { screen in
          taps += 1
          if taps == 2 { screen.set("Twice") }
          Task { taps = 0 }
        }
      }.invariant("A tap counts once") { !$0.shows("Twice") })
    #expect(found.steps.count <= 2)
  }

  @Test func `finds a state in which the user can do nothing, unless that is allowed`() async throws {
    let screen = { ButtonScreen { $0.set("Gone", isEnabled: false) } }
    for test in [MonkeyTest(screen), MonkeyTest { _ in screen() }] {
      let found = try await failure(of: test)
      #expect(found.problem == "The user can do nothing any more.")
      #expect(found.before.contains("button “Go”") && found.after.contains("button “Gone”, disabled"))
    }
    try await MonkeyTest(allowsDeadEnds: true, screen).check()
  }

  @Test func `finds no such state while a reply or the time can end it`() async throws {
    try await MonkeyTest { events in
      let calls = PendingCalls<Int, Int, Never>()
      let clock = ManualClock()
      events.reply(to: calls, with: [.success(7)])
      events.advance(clock, by: [.seconds(1)])
      return ButtonScreen { screen in
        screen.set("Waits", isEnabled: false)
        Task { [weak screen] in
          _ = await calls.call(1)
          try? await clock.sleep(for: .seconds(1))
          screen?.set("Go")
        }
      }
    }.check()
  }

  @Test func `finds transitions without an end`() async throws {
    let found = try await failure(of: MonkeyTest { ButtonScreen { $0.loop() } })
    #expect(found.problem == "One transition follows the other without end.")
  }

  @Test func `finds an invariant that is broken, and repeats the steps`() async throws {
    let test = MonkeyTest { ButtonScreen { $0.set("Went") } }
      .invariant("The button is named Go") { host in
        host.possibleActions().contains { $0.description == #"tap "Go""# } || host.top is UIAlertController
          || host.window.rootViewController?.presentedViewController != nil
      }
    let found = try await failure(of: test)
    #expect(found.problem == "This is not true: The button is named Go")
    #expect(found.steps == [#"tap "Go""#])
    let repeated = try await #require(throws: ScreenTestFailure.self) {
      try await test.replay(found.steps.joined(separator: "\n"))
    }
    let seed = try #require(found.seed)
    #expect(
      found.description.contains("\n\nTo repeat the whole run, pass seed: \(seed), runs: 1 to the test.\n\n"))
    #expect(repeated.seed == nil && repeated.before == found.before && repeated.after == found.after)
    #expect(found.description.contains("  .replay(#\"\"\"\n    tap \"Go\"\n    \"\"\"#)"))
    try await test.replay("tap \"Stop\"")
  }

  @Test func `finds a control that can be tapped although a screen covers it`() async throws {
    let found = try await failure(
      of: MonkeyTest {
        ButtonScreen { screen in
          guard screen.presentedViewController == nil else { return }
          screen.present(UIViewController(), animated: true) { screen.floatAboveWindow() }
        }
      })
    #expect(found.problem == #"Although a screen covers it, the user can tap "Undo"."#)
    #expect(found.steps == [#"tap "Go""#])
  }

  @Test func `repeats a run by its seed`() async throws {
    let screen = { ButtonScreen { $0.present(UIViewController(), animated: true) } }
    let found = try await failure(of: MonkeyTest(seed: 2, screen))
    let seed = try #require(found.seed)
    let repeated = try await failure(of: MonkeyTest(seed: seed, runs: 1, screen))
    #expect(repeated.description == found.description)
  }

  @Test func `names an element by its identifier`() async throws {
    let found = try await failure(
      of: MonkeyTest { ButtonScreen { $0.title = "Went" }.identified("go") }.invariant("It stays") {
        $0.window.rootViewController?.title != "Went"
      })
    #expect(found.steps == [#"tap "go""#])
  }

  @Test func `repeats a step whose text has several lines`() async throws {
    let found = try await failure(
      of: MonkeyTest { ButtonScreen("Go\nnow") { $0.set("Went") } }.invariant("It stays") {
        !$0.shows("Went")
      })
    #expect(found.steps == [#"tap "Go\nnow""#])
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["QUARTET_STEPS"] != nil))
  func `survives the crash of a screen`() async throws {
    defer {
      let isCopy = ProcessInfo.processInfo.environment["QUARTET_STEPS_FILE"] != nil
      precondition(!isCopy, "A copy ends after its check")
    }
    let found = try await failure(
      of: MonkeyTest {
        ButtonScreen { screen in
          print("Tapped in a copy")
          precondition(screen.title == "Button", "Tapped twice")
          screen.title = "Tapped"
        }
      })
    print(found.problem, found.steps)
  }

  // On macOS, another program loads the tests.
  #if os(Linux)
    @Test func `finds the shortest steps before a crash`() throws {
      let tap = #"tap "Go""#
      let program = try #require(Bundle.main.executablePath)
      let output = try Toolchain.run([
        "QUARTET_STEPS=1", "SWIFT_BACKTRACE=enable=no", "sh", "-c",
        "'\(program)' --testing-library swift-testing --filter 'survives the crash' 2>&1",
      ])
      let text = String(decoding: output, as: UTF8.self)
      #expect(text.contains("\nThe process crashes. \([tap, tap])\n"), "\(text)")
      #expect(text.components(separatedBy: "Tapped twice").count == 2, "the reason is printed once")
      #expect(!text.contains("Tapped in a copy"))
      let silent = try Toolchain.run([
        "QUARTET_STEPS=1", program, "--testing-library", "swift-testing", "--filter",
        "finds nothing on a screen without bugs",
      ])
      #expect(silent.isEmpty)
    }
  #endif

  @Test func `lets fakes reply in any order, and time pass`() async throws {
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
    #expect(found.steps.count { $0.hasPrefix("tap") } == 2)
    #expect(found.steps.contains { $0.hasPrefix("reply success(7) to call") })
    #expect(found.steps.last?.hasPrefix("advance the clock by 1.0 seconds") == true)
  }

  @Test func `lets time pass only while a task waits for it`() async throws {
    let clock = ManualClock()
    try await MonkeyTest { events in
      events.advance(clock, by: [.seconds(1)])
      return ButtonScreen()
    }.replay("advance the clock by 1.0 seconds")
    #expect(clock.now == ManualClock().now)
  }

  @Test func `presses Escape when no transition runs`() async throws {
    let found = try await failure(
      of: MonkeyTest { ButtonScreen() }.invariant("Escape is not pressed") {
        ($0.window.rootViewController as? ButtonScreen)?.escapes == 0
      })
    #expect(found.steps == ["escape"])
  }

  @Test func `replies to what is pending when a run ends, so that no task waits forever`() async throws {
    var fakes: [PendingCalls<Int, Int, Never>] = []
    try await MonkeyTest(runs: 3) { events in
      let calls = PendingCalls<Int, Int, Never>()
      events.reply(to: calls, with: [.success(7)])
      fakes.append(calls)
      return ButtonScreen { _ in Task { await calls.call(1) } }
    }.check()
    #expect(fakes.contains { $0.calls.count > 0 } && fakes.allSatisfy { $0.pendingCount == 0 })
  }

  @Test func `finds what only another module or a moment causes`() async throws {
    // Refused while the alert of another module is being dismissed.
    let found = try await failure(
      of: MonkeyTest {
        ButtonScreen {
          guard $0.presentedViewController?.isBeingDismissed ?? true else { return }
          $0.present(UIViewController(), animated: true)
        }
      })
    #expect(found.steps.count == 3 && found.steps.contains { $0.hasSuffix("...") })
  }

  @Test(arguments: ["its sheet", "everything"])
  func `dismisses the sheet of another module by its name`(what: String) async throws {
    var covers: [Bool] = []
    try await MonkeyTest { ButtonScreen() }.invariant("A step is seen") { host in
      covers.append(host.window.rootViewController?.presentedViewController != nil)
      return true
    }.replay("another module presents a sheet\nanother module dismisses \(what)")
    #expect(covers.contains(true) && covers.last == false)
  }

  @Test(arguments: [("an alert", "alert “Another module”\n  button “OK”"), ("a sheet", "screen “”")])
  func `covers the screen as another module does`(cover: String, shown: String) async throws {
    let found = try await failure(
      of: MonkeyTest { ButtonScreen() }.invariant("It is not covered") { host in
        host.top === host.window.rootViewController
          || host.top is UIAlertController != cover.hasSuffix("alert")
      })
    #expect(found.steps == ["another module presents \(cover)"])
    try await MonkeyTest(runs: 10) { ButtonScreen() }.invariant("A step can come during the transition") {
      ($0.window.rootViewController as? ButtonScreen)?.animates == true
    }.check()
    #expect(found.after.hasSuffix(shown))
  }
}

@Suite struct `A differential test` {
  @Test func `finds nothing between the same screens`() async throws {
    try await DifferentialTest {
      ButtonScreen()
    } rewrite: {
      ButtonScreen()
    }.check()
  }

  @Test func `finds different texts, and what only one version can do`() async throws {
    let test = DifferentialTest {
      ButtonScreen { $0.set("Went") }
    } rewrite: {
      ButtonScreen { $0.set("Went", isEnabled: false) }
    }
    let found = try await #require(throws: ScreenTestFailure.self) { try await test.check() }
    #expect(found.problem == "The two versions differ.")
    #expect(found.steps == [#"tap "Go""#])
    #expect(found.after.contains("only the rewrite:    button “Went”, disabled"))
    #expect(found.after.contains("only the original:   the user can tap \"Went\""))
  }

  @Test func `compares identifiers unless that is turned off`() async throws {
    func screen(_ identifier: String) -> UIViewController { ButtonScreen().identified(identifier) }
    try await DifferentialTest(comparesIdentifiers: false) {
      screen("a")
    } rewrite: {
      screen("b")
    }.check()
    let tests = [
      DifferentialTest({ screen("a") }, rewrite: { screen("b") }),
      DifferentialTest({ _ in screen("a") }, rewrite: { _ in screen("b") }),
    ]
    for test in tests { await #expect(throws: ScreenTestFailure.self) { try await test.check() } }
  }
}

extension ScreenHost {
  /// Whether a button has a title.
  fileprivate func shows(_ title: String) -> Bool {
    possibleActions().contains { $0.description == "tap \"\(title)\"" }
  }
}
