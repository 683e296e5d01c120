import PortableUIKit
import QuartetSharedTesting
import QuartetTesting
import Testing

@testable import QuartetRandomTesting

extension ExpectedFinding {
  /// The problems of a screen.
  static let leaksOfScreens = [
    monkey(
      "The screen below keeps a sheet",
      "ButtonScreen is still alive after its screen was dismissed: ButtonScreen.kept owns it",
      steps: [go, "swipe down"]
    ) { screen in
      let sheet = ButtonScreen("Done")
      screen.kept = sheet
      screen.present(sheet)
    },
    screen(
      "A lazy child keeps the screen that presents it", "it is in the retain cycle",
      steps: [go, #"tap "Open""#],
      make: { _ in
        let root = ButtonScreen { root in
          let screen = ButtonScreen("Open") { screen in
            screen.settings.kept = screen
            screen.present(screen.settings)
          }
          root.show(screen, sender: nil)
        }
        return UINavigationController(rootViewController: root)
      }),
    screen(
      "A coordinator that the app keeps never removes a child", "Coordinator.children[0] owns it",
      steps: [go, "tap back"],
      make: { events in
        let coordinator = Coordinator()
        events.keep(coordinator)
        return coordinator.start()
      }),
    screen(
      "A coordinator that only the closure of an event owns never removes a child",
      "no property of a screen's object owns it", steps: [go, "tap back"],
      make: { events in
        let coordinator = Coordinator()
        events.add("open a link") { _ = coordinator.children }
        return coordinator.start()
      }),
    monkey(
      "The root is replaced under its sheet",
      "the presentation of UIViewController, which was not dismissed, owns it"
    ) { screen in
      screen.present(UIViewController(), animated: true) {
        screen.view.window?.rootViewController = ButtonScreen()
      }
    },
  ]

  static let warningsOfScreens = [
    monkey("It presents twice", use: .alsoEarly, "UIKit warns: Attempt to present", atMost: 3) {
      $0.present(UIViewController())
    },
    monkey(
      "It presents during the end of a dismissal", use: .alsoEarly, "while a presentation is in progress",
      atMost: 3
    ) {
      guard $0.presentedViewController?.isBeingDismissed ?? true else { return }
      $0.present(UIViewController())
    },
    screen(
      "It pushes twice", "nested push animation can result in corrupted navigation bar",
      make: { _ in
        let root = ButtonScreen { screen in for _ in 1...2 { screen.show(UIViewController(), sender: nil) } }
        return UINavigationController(rootViewController: root)
      }),
  ]

  static let deadEnds = [
    monkey("It disables its only button", deadEnd, after: "button “Gone”, disabled") {
      $0.set("Gone", isEnabled: false)
    },
    screen(
      "It dismisses an alert unless it is being presented", deadEnd,
      steps: [#"tap "Go"..."#, "reply success(7) to call 1"],
      make: { events in
        let calls = PendingCalls<Int, Int, Never>()
        events.reply(to: calls, with: [.success(7)])
        return ButtonScreen { screen in
          screen.present("Loading")
          Task { @MainActor [weak screen] in
            _ = await calls.call(1)
            if screen?.presentedViewController?.isBeingPresented == false { screen?.dismiss(animated: true) }
          }
        }
      }),
    monkey("Its alert has no button", deadEnd) { $0.present("Sure?") },
    monkey("It ignores touches after its sheet", deadEnd, steps: [go, "swipe down"]) { screen in
      screen.view.isUserInteractionEnabled = false
      screen.present(UIViewController())
    },
    screen(
      "It hides the back button", deadEnd,
      make: { _ in
        let root = ButtonScreen { screen in
          let child = UIViewController()
          child.navigationItem.hidesBackButton = true
          screen.show(child, sender: nil)
        }
        return UINavigationController(rootViewController: root)
      }),
    monkey("It dismisses and presents for ever", "One transition follows the other without end.") {
      $0.loop()
    },
    monkey(
      "A control is in front of its sheet", #"Although a screen covers it, the user can tap "Undo"."#
    ) { screen in
      guard screen.presentedViewController == nil else { return }
      screen.present(UIViewController(), animated: true) { screen.add("Undo", to: screen.view.window) }
    },
  ]

  static let brokenInvariants = [
    monkey("An invariant throws", notTrue, steps: [], holds: { _ in throw CancellationError() }) { _ in },
    monkey("It counts a double tap twice", notTrue, atMost: 3, holds: { !$0.shows("Twice") }) { screen in
      screen.taps += 1
      if screen.taps == 2 { screen.set("Twice") }
      Task { @MainActor in screen.taps = 0 }
    },
    screen(
      "Its button has an identifier", notTrue, steps: [#"tap "go""#],
      holds: { $0.window.rootViewController?.title != "Went" },
      make: { _ in ButtonScreen { $0.title = "Went" }.identified("go") }),
    screen(
      "Its title has several lines", notTrue, steps: [#"tap "Go\nnow""#], holds: { !$0.shows("Went") },
      make: { _ in ButtonScreen("Go\nnow") { $0.set("Went") } }),
    edit("an edit at the beginning", #"replace characters 0..<0 of "Name" by "👩‍🚀""#, to: "👩‍🚀Ada"),
    edit("an insertion in the middle", #"replace characters 1..<1 of "Name" by "👩‍🚀""#, to: "A👩‍🚀da"),
    edit("a deletion in the middle", #"replace characters 1..<2 of "Name" by """#, to: "Aa"),
    edit("AutoFill", #"autofill "Ada" into "Name""#, to: "Ada") {
      $0.textContentType = .username
      $0.delegate = refusal
    },
    screen(
      "Its table has no delegate", notTrue, steps: [#"delete row 1 of "UITableView""#],
      holds: { $0.window.rootViewController?.title != "Went" },
      make: { _ in
        let list = ListScreen(delete: { list, row in list.title = row == 1 ? "Went" : nil })
        list.loadViewIfNeeded()
        list.table.delegate = nil
        return list
      }),
    screen(
      "It opens two rows at once", runs: 50, use: .alsoEarly, notTrue, steps: [], atMost: 1,
      holds: { $0.window.rootViewController?.title != "Both" },
      make: { _ in
        let select = { (list: ListScreen, row: IndexPath) in
          if list.presentedViewController?.isBeingPresented == true { list.title = "Both" }
          if list.presentedViewController == nil { list.present(UIViewController(), animated: true) }
        }
        return ListScreen(select: select, delete: { _, _ in })
      }),
    monkey(
      "Escape does not close it", use: .alsoEarly, notTrue, steps: ["escape"],
      holds: { ($0.window.rootViewController as? ButtonScreen)?.escapes == 0 }
    ) { _ in },
    monkey(
      "Another module presents an alert", notTrue, steps: ["another module presents an alert"],
      after: "alert “Another module”\n  button “OK”", holds: { !($0.top is UIAlertController) }
    ) { _ in },
    monkey(
      "Another module presents a sheet", notTrue, steps: ["another module presents a sheet"],
      after: "screen UIViewController",
      holds: { $0.top is UIAlertController || $0.top === $0.window.rootViewController }
    ) { _ in },
    screen(
      "A link opens nothing while a sheet is being presented",
      "This does not lead to what it should: open a link", steps: [#"tap "Go"..."#, "open a link"],
      make: { events in
        let root = ButtonScreen { screen in
          screen.title = "Button"
          screen.present(UIViewController())
        }
        events.add("open a link", leadsTo: { _ in root.title == "Found" }) {
          if root.presentedViewController?.isBeingPresented != true { root.title = "Found" }
        }
        return root
      }),
  ]

  private static let refusal = Refusal()

  private static func edit(
    _ cause: String, _ step: String, to text: String, _ set: @escaping (UITextField) -> Void = { _ in }
  ) -> ExpectedFinding {
    screen(
      "Its text is wrong after \(cause)", runs: 50, notTrue, steps: [step],
      holds: { $0.window.rootViewController?.title != text },
      make: { _ in
        let screen = FieldScreen()
        set(screen.field)
        return screen
      })
  }

  private nonisolated static let go = #"tap "Go""#
  private nonisolated static let deadEnd = "The user can do nothing any more: no control"
  private nonisolated static let notTrue = "This is not true: Went"

  /// - Parameters:
  ///   - after: The end of what is shown after the steps.
  ///   - holds: What is true without the bug.
  ///   - tap: What the screen does on a tap.
  private static func monkey(
    _ description: String, runs: Int = 12, use: LevelOfUse = .withFingers, _ problem: String,
    steps: [String]? = nil, atMost count: Int? = nil, after: String = "",
    holds: @escaping (ScreenHost) throws -> Bool = { _ in true },
    _ tap: @escaping (ButtonScreen) -> Void
  ) -> ExpectedFinding {
    screen(
      description, runs: runs, use: use, problem, steps: steps ?? (count == nil ? [go] : []), atMost: count,
      after: after, holds: holds, make: { _ in ButtonScreen("Go", tap) })
  }

  private static func screen(
    _ description: String, runs: Int = 12, use: LevelOfUse = .withFingers, _ problem: String,
    steps: [String] = [go], atMost count: Int? = nil, after: String = "",
    holds: @escaping (ScreenHost) throws -> Bool = { _ in true },
    make: @escaping (EnvironmentEvents) -> UIViewController
  ) -> ExpectedFinding {
    ExpectedFinding(description, problem, steps: steps, atMost: count) {
      let test = MonkeyTest(runs: runs, use: use, hasOtherModules: true, make).invariant("Went", holds)
      let found = try await failure(of: test)
      #expect(found.after.hasSuffix(after) && found.problem.count <= 600, "\(found)")
      #expect(found.problem.wrapped.split(separator: "\n").allSatisfy { $0.count <= 100 })
      return (found.problem, found.steps)
    }
  }
}

struct `A monkey test finds` {
  @Test(
    arguments: await ExpectedFinding.leaksOfScreens + ExpectedFinding.warningsOfScreens
      + ExpectedFinding.deadEnds + ExpectedFinding.brokenInvariants)
  func `A monkey test finds leaks, UIKit's warnings, dead ends and what is not true`(finding: ExpectedFinding)
    async throws
  {
    try await finding.check()
  }
}

/// Allows no change that it is asked about.
private final class Refusal: NSObject, UITextFieldDelegate {
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { false }
}

/// Keeps the screens that it has opened.
private final class Coordinator {
  private(set) var children: [UIViewController] = []

  func start() -> UIViewController {
    let root = ButtonScreen { [weak self] screen in
      let child = ButtonScreen("Done")
      self?.children.append(child)
      screen.show(child, sender: nil)
    }
    return UINavigationController(rootViewController: root)
  }
}
