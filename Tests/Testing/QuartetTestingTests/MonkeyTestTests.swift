import Foundation
import PortableUIKit
import Testing

@testable import QuartetTesting

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
  var onEnd: (() -> Void)?
  var session: Session?
  var taps = 0

  func with(_ session: Session) -> Self {
    self.session = session
    return self
  }

  var isSet: Bool { button.currentTitle != text }

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

  var onDisappear: ((Int) -> Void)?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    onDisappear?(taps)
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

private final class Session {
  var listener: UIViewController?
}

private func failure(of test: MonkeyTest, line: Int = #line) async throws -> ScreenTestFailure {
  try await #require(throws: ScreenTestFailure.self) { try await test.check(line: line) }
}

/// A screen with a bug, and the finding that a monkey test must give.
private struct BrokenScreen: CustomTestStringConvertible {
  nonisolated let testDescription: String
  var runs = 12
  var use = LevelOfUse.withFingers
  /// A part of the problem.
  let problem: String
  /// The shortest steps; nil if there are several lists.
  var steps: [String]? = [#"tap "Go""#]
  /// The end of what is shown after them.
  var after = ""
  /// What is true without the bug.
  var holds: (ScreenHost) throws -> Bool = { _ in true }
  let make: (EnvironmentEvents) -> UIViewController

  static let all = [
    BrokenScreen(
      testDescription: "It keeps itself", problem: "it is in the retain cycle ButtonScreen.kept",
      make: { _ in ButtonScreen { $0.kept = $0 } }),
    BrokenScreen(
      testDescription: "A closure keeps a child",
      problem: "no property of a screen's object owns it, so a closure, a task or another module does",
      make: { _ in
        ButtonScreen { screen in
          let sheet = ButtonScreen("Done")
          sheet.onEnd = { sheet.title = "Ended" }
          screen.present(sheet, animated: true)
        }
      }),
    BrokenScreen(
      testDescription: "The screen below keeps a sheet",
      problem: "ButtonScreen is still alive after its screen was dismissed: ButtonScreen.kept owns it",
      steps: [#"tap "Go""#, "swipe down"],
      make: { _ in
        ButtonScreen { screen in
          let sheet = ButtonScreen("Done")
          screen.kept = sheet
          screen.present(sheet, animated: true)
        }
      }),
    BrokenScreen(
      testDescription: "The root is replaced under its sheet",
      problem: "the presentation of UIViewController, which was not dismissed, owns it",
      make: { _ in
        ButtonScreen { screen in
          screen.present(UIViewController(), animated: true) {
            screen.view.window?.rootViewController = ButtonScreen()
          }
        }
      }),
    BrokenScreen(
      testDescription: "It presents twice", use: .alsoEarly, problem: "UIKit warns: Attempt to present",
      steps: nil,
      make: { _ in ButtonScreen { $0.present(UIViewController(), animated: true) } }),
    BrokenScreen(
      testDescription: "It counts a double tap twice", problem: "This is not true: Went",
      steps: nil, holds: { !$0.shows("Twice") },
      make: { _ in
        ButtonScreen { screen in
          screen.taps += 1
          if screen.taps == 2 { screen.set("Twice") }
          Task { @MainActor in screen.taps = 0 }
        }
      }),
    BrokenScreen(
      testDescription: "It disables its only button", problem: "The user can do nothing any more: no control",
      after: "button “Gone”, disabled", make: { _ in ButtonScreen { $0.set("Gone", isEnabled: false) } }),
    BrokenScreen(
      testDescription: "It dismisses and presents for ever",
      problem: "One transition follows the other without end.",
      make: { _ in ButtonScreen { $0.loop() } }),
    BrokenScreen(
      testDescription: "An invariant throws", problem: "This is not true: Went", steps: [],
      holds: { _ in throw CancellationError() }, make: { _ in ButtonScreen() }),
    BrokenScreen(
      testDescription: "A control is in front of its sheet",
      problem: #"Although a screen covers it, the user can tap "Undo"."#,
      make: { _ in
        ButtonScreen { screen in
          guard screen.presentedViewController == nil else { return }
          screen.present(UIViewController(), animated: true) { screen.floatAboveWindow() }
        }
      }),
    BrokenScreen(
      testDescription: "The bug needs the end of a dismissal", use: .alsoEarly,
      problem: "while a presentation is in progress", steps: nil,
      make: { _ in
        ButtonScreen {
          guard $0.presentedViewController?.isBeingDismissed ?? true else { return }
          $0.present(UIViewController(), animated: true)
        }
      }),
    BrokenScreen(
      testDescription: "Its button has an identifier", problem: "Went", steps: [#"tap "go""#],
      holds: { $0.window.rootViewController?.title != "Went" },
      make: { _ in ButtonScreen { $0.title = "Went" }.identified("go") }),
    BrokenScreen(
      testDescription: "Its title has several lines", problem: "Went", steps: [#"tap "Go\nnow""#],
      holds: { !$0.shows("Went") }, make: { _ in ButtonScreen("Go\nnow") { $0.set("Went") } }),
    BrokenScreen(
      testDescription: "Escape is a step", use: .alsoEarly, problem: "Went", steps: ["escape"],
      holds: { ($0.window.rootViewController as? ButtonScreen)?.escapes == 0 }, make: { _ in ButtonScreen() }),
    BrokenScreen(
      testDescription: "Another module presents an alert", problem: "Went",
      steps: ["another module presents an alert"], after: "alert “Another module”\n  button “OK”",
      holds: { !($0.top is UIAlertController) }, make: { _ in ButtonScreen() }),
    BrokenScreen(
      testDescription: "Another module presents a sheet", problem: "Went",
      steps: ["another module presents a sheet"], after: "screen UIViewController",
      holds: { $0.top is UIAlertController || $0.top === $0.window.rootViewController },
      make: { _ in ButtonScreen() }),
    BrokenScreen(
      testDescription: "A link opens nothing", problem: "This does not lead to what it should: open a link",
      steps: ["open a link"],
      make: { events in
        events.add("open a link", leadsTo: { $0.top is UIAlertController }) {}
        return ButtonScreen()
      }),
    BrokenScreen(
      testDescription: "Its text is wrong after an edit in the middle", runs: 50, problem: "Went",
      steps: [#"replace characters 0..<0 of "Name" by "👩‍🚀""#],
      holds: { $0.window.rootViewController?.title != "👩‍🚀Ada" },
      make: { _ in FieldScreen() }),
  ]
}

/// A screen that shows the text of its field in its title.
private final class FieldScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let field = UITextField()
    field.placeholder = "Name"
    field.text = "Ada"
    field.addAction(
      UIAction { [weak self, weak field] _ in self?.title = field?.text }, for: .editingChanged)
    view.addSubview(field)
  }
}

@Suite struct `A monkey test` {
  @Test(arguments: await BrokenScreen.all)
  fileprivate func `finds what is wrong with a screen`(screen: BrokenScreen) async throws {
    let found = try await failure(
      of: MonkeyTest(runs: screen.runs, use: screen.use, screen.make).invariant("Went", screen.holds))
    #expect(found.problem.contains(screen.problem) && found.problem.count <= 600, "\(found)")
    if let steps = screen.steps {
      #expect(found.steps == steps, "\(found)")
    } else {
      #expect(found.steps.count <= 3)
    }
    #expect(found.after.hasSuffix(screen.after), "\(found)")
    #expect(found.problem.wrapped.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test func `finds each problem, and what is known and does not happen`() async throws {
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

  @Test func `finds no leak of what outlives screens`() async throws {
    let session = Session()
    let test = { (kept: [Any.Type]) in
      MonkeyTest(runs: 2, keeps: kept) { ButtonScreen { $0.session = session } }
    }
    try await MonkeyTest(runs: 2) { ButtonScreen().with(session) }.check()
    try await test([Session.self]).check()
    let found = try await failure(of: test([]))
    #expect(found.problem.hasPrefix("Session is still alive"))
    // What outlives a screen can be the owner of one.
    let listener = try await failure(
      of: MonkeyTest(runs: 2) { ButtonScreen { session.listener = $0 }.with(session) })
    #expect(listener.problem.hasSuffix("Session.listener owns it"))
  }

  @Test func `refuses to repeat a step that is not possible`() async throws {
    let test = MonkeyTest { ButtonScreen() }
    try await test.replay(#"tap "Go""#)
    let found = try await #require(throws: ScreenTestFailure.self) {
      try await test.replay("tap \"Go\"\nlaunch the rocket")
    }
    #expect(found.problem.hasPrefix(#"Step 2 is not possible: launch the rocket. Possible are: tap "Go"; "#))
  }

  @Test func `finds a state in which the user can do nothing, unless that is allowed`() async throws {
    let screen = { ButtonScreen { $0.set("Gone", isEnabled: false) } }
    for test in [MonkeyTest(runs: 10, screen), MonkeyTest(runs: 10) { _ in screen() }] {
      let found = try await failure(of: test)
      #expect(found.problem.hasPrefix("The user can do nothing any more: "))
      #expect(found.before.contains("button “Go”"))
    }
    try await MonkeyTest(runs: 10, allowsDeadEnds: true, screen).check()
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
  }

  @Test func `repeats a run by its seed`() async throws {
    let screen = { ButtonScreen { $0.kept = $0 } }
    let found = try await failure(of: MonkeyTest(seed: 2, runs: 10, screen))
    let seed = try #require(found.seed)
    let repeated = try await failure(of: MonkeyTest(seed: seed, runs: 1, screen))
    #expect(repeated.description == found.description)
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

  @Test(.enabled(if: ProcessInfo.processInfo.environment["CRASHES"] != nil))
  func `crashes with fewer steps than those of its warning`() async throws {
    let isCopy = ProcessInfo.processInfo.environment["QUARTET_STEPS_FILE"] != nil
    let found = try await failure(
      of: MonkeyTest {
        let screen = ButtonScreen { screen in
          screen.taps += 1
          guard screen.taps == 3 else { return }
          for _ in 1...2 { screen.present(UIViewController(), animated: true) }
        }
        screen.onDisappear = { taps in precondition(!isCopy || taps != 2, "It is tapped twice") }
        return screen
      })
    #expect(found.problem == "The process crashes." && found.steps.count <= 2, "\(found)")
    #expect(found.others.first?.problem.hasPrefix("UIKit warns: ") == true)
  }

  // On macOS, another program loads the tests.
  #if os(Linux)
    @Test func `finds the crash that shorter steps than those of a warning cause`() throws {
      let text = try output(of: "crashes with fewer steps", with: "CRASHES=1")
      #expect(text.contains("passed after") && text.contains("It is tapped twice"), "\(text)")
    }

    @Test func `finds the shortest steps before a crash`() throws {
      let tap = #"tap "Go""#
      let text = try output(of: "survives the crash", with: "QUARTET_STEPS=1")
      #expect(text.contains("\nThe process crashes. \([tap, tap])\n"), "\(text)")
      #expect(text.components(separatedBy: "Tapped twice").count == 2, "the reason is printed once")
      #expect(!text.contains("Tapped in a copy"))
      let program = try #require(Bundle.main.executablePath)
      let silent = try Toolchain.run([
        "QUARTET_STEPS=1", program, "--testing-library", "swift-testing", "--filter",
        "pass a first test",
      ])
      #expect(silent.isEmpty)
    }

    /// What the copies of a test print, too.
    private func output(of test: String, with variable: String) throws -> String {
      let program = try #require(Bundle.main.executablePath)
      let command = "'\(program)' --testing-library swift-testing --filter '\(test)' 2>&1 || true"
      let output = try Toolchain.run([variable, "SWIFT_BACKTRACE=enable=no", "sh", "-c", command])
      return String(decoding: output, as: UTF8.self)
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
    let test = MonkeyTest { events in
      events.advance(clock, by: [.seconds(1)])
      return ButtonScreen()
    }
    await #expect(throws: ScreenTestFailure.self) {
      try await test.replay("advance the clock by 1.0 seconds")
    }
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

  @Test func `warns of an action sheet without an anchor on an iPad only`() async throws {
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
  func `dismisses the sheet of another module by its name`(what: String) async throws {
    var covers: [Bool] = []
    try await MonkeyTest { ButtonScreen() }.invariant("A step is seen") { host in
      covers.append(host.window.rootViewController?.presentedViewController != nil)
      return true
    }.replay("another module presents a sheet\nanother module dismisses \(what)")
    #expect(covers.contains(true) && covers.last == false)
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
