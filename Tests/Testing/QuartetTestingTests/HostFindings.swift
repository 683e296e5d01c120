import PortableUIKit
import QuartetSharedTesting
import Testing

@testable import QuartetTesting

extension ExpectedFinding {
  /// Actions that are not possible, and the host's messages.
  static let refusals = [
    refuse(
      "A button is disabled", .tap("go"),
      says: "ButtonScreen, with the identifiers: go (disabled, hidden or covered)."
    ) { isBroken in
      let screen = ButtonScreen().identified("go")
      screen.set("Go", isEnabled: !isBroken)
      return screen
    },
    refuse(
      "A sheet covers a button", .tap("go"), after: ["go"],
      says: "On top is UIViewController, without identifiers"
    ) {
      isBroken in ButtonScreen { if isBroken { $0.present(UIViewController()) } }.identified("go")
    },
    refuse("An identifier is misspelled", .tap("go"), says: "with the identifiers: stop.") {
      ButtonScreen().identified($0 ? "stop" : "go")
    },
    refuse(
      "The second of two buttons is disabled", .tapTogether("Go", "More"), says: "On top is ButtonScreen"
    ) {
      isBroken in
      let screen = ButtonScreen()
      screen.add("More", to: screen.view, isEnabled: !isBroken)
      return screen
    },
    refuse("A button is no field", .type("x", into: "Name")) { $0 ? ButtonScreen("Name") : FieldScreen() },
    refuse("A text is too short", .replace(2..<3, with: "x", in: "Name")) {
      FieldScreen($0 ? "Ad" : "Ada")
    },
    refuse("A table is not in editing mode", .insertRow(IndexPath(row: 0, section: 0), of: "UITableView")) {
      isBroken in
      let screen = ListScreen()
      screen.editingStyle = .insert
      screen.table.isEditing = !isBroken
      return screen
    },
    refuse("A bar is hidden", .tap("Done")) { isBroken in
      let stack = bar()
      stack.isNavigationBarHidden = isBroken
      return stack
    },
    refuse("A menu has no such action", .chooseFromMenu("Share", of: "Done")) {
      isBroken in
      bar { $0.menu = UIMenu(children: [UIAction(title: isBroken ? "Sharing" : "Share") { _ in }]) }
    },
    refuse(
      "An alert has no such button", .tap(.alertButton("Keep")), after: ["Go"], says: #"the buttons ["Stay"]"#
    ) {
      isBroken in ButtonScreen { $0.present("Delete?", isBroken ? "Stay" : "Keep") }
    },
    refuse(
      "An alert is no sheet of actions", .tapOutside, after: ["Go"],
      says: #"the buttons ["Cancel", "Delete"]"#
    ) {
      isBroken in
      ButtonScreen { screen in
        let alert = UIAlertController(
          title: nil, message: nil, preferredStyle: isBroken ? .alert : .actionSheet)
        alert.addAction(UIAlertAction(title: "Delete", style: .default))
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        screen.present(alert)
      }
    },
    refuse("There is no such tab", .tapTab(1), says: "tap tab 1") { isBroken in
      let tabs = UITabBarController()
      tabs.viewControllers = (0..<(isBroken ? 1 : 2)).map { _ in UIViewController() }
      return tabs
    },
  ]
  /// Views that a test cannot find, and the host's messages.
  static let lookups = [
    ExpectedFinding("The window has no root", #"cannot do this now: tap "x". The window has no root."#) {
      @MainActor in
      try refusal { try ScreenHost().tap("x") }
    },
    ExpectedFinding(
      "A view has another type", "No UITextField with the identifier go is shown. On top is ButtonScreen"
    ) { @MainActor in
      let host = ScreenHost(ButtonScreen().identified("go"))
      return try refusal { _ = try host.element("go", as: UITextField.self) }
    },
    ExpectedFinding(
      "A request waits",
      "Requests of childScreens wait in ButtonScreen: await waitUntilIdle() runs those that can run."
    ) { @MainActor in
      let screen = ButtonScreen()
      let host = ScreenHost(screen)
      screen.present(UIViewController())
      screen.childScreens.present(UIViewController())
      return try refusal { try host.tap("close") }
    },
  ]

  private static func bar(_ change: (UIBarButtonItem) -> Void = { _ in }) -> UINavigationController {
    let screen = UIViewController()
    let item = UIBarButtonItem(primaryAction: UIAction(title: "Done") { _ in })
    change(item)
    screen.navigationItem.rightBarButtonItem = item
    return UINavigationController(rootViewController: screen)
  }

  /// - Parameters:
  ///   - titles: What is tapped before.
  ///   - make: Makes the screen, or one that is broken so that the action is not possible.
  private static func refuse(
    _ description: String, _ action: UserAction, after titles: [String] = [],
    says text: String? = nil, _ make: @escaping (_ isBroken: Bool) -> UIViewController
  ) -> ExpectedFinding {
    ExpectedFinding(description, text ?? "\(action)") { @MainActor in
      @MainActor func host(isBroken: Bool) throws -> ScreenHost {
        let host = ScreenHost(make(isBroken))
        for title in titles { try host.tap(title) }
        return host
      }
      try host(isBroken: false).perform(action)
      let host = try host(isBroken: true)
      let shown = host.shown()
      let report = try refusal { try host.perform(action) }
      #expect(host.shown() == shown, "nothing has changed")
      return report
    }
  }

  private static func refusal(_ body: () throws -> Void) throws -> Report {
    (try #require(throws: ScreenHost.Impossible.self, performing: body).description, [])
  }
}

struct `A host refuses` {
  @Test(
    arguments: await ExpectedFinding.refusals + ExpectedFinding.lookups)
  func `A host does not do what the user cannot do, and does not find what is not shown`(
    finding: ExpectedFinding
  ) async throws {
    try await finding.check()
  }
}
