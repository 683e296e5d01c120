import PortableUIKit
import QuartetSharedTesting
import Testing

@testable import QuartetTesting

extension ExpectedFinding {
  /// Actions that are not possible, and the host's messages.
  static let refusals = [
    refuse("A button is disabled", .tap("go"), says: "ButtonScreen, with the identifiers: \(disabled)") {
      isBroken in
      let screen = ButtonScreen().identified("go")
      screen.set("Go", isEnabled: !isBroken)
      return screen
    },
    refuse("A button is in a hidden view", .tap("go"), says: disabled) { isBroken in
      let screen = ButtonScreen().identified("go")
      screen.view.isHidden = isBroken
      return screen
    },
    refuse(
      "A sheet covers a button", .tap("go"), after: ["go"],
      says: "On top is UIViewController, without identifiers"
    ) {
      isBroken in ButtonScreen { if isBroken { $0.present(UIViewController()) } }.identified("go")
    },
    refuse(
      "An alert covers a button", .tap("go"), after: ["go"], says: #"an alert with the buttons ["Keep"]."#
    ) {
      isBroken in ButtonScreen { if isBroken { $0.present("Delete?", "Keep") } }.identified("go")
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
    refuse("A field is disabled", .type("x", into: "Name")) {
      field(isDisabled: $0)
    },
    refuse("AutoFill finds no field", .autoFill("x", into: "Name")) {
      field(isDisabled: $0)
    },
    refuse("A button is no field", .type("x", into: "Name")) { $0 ? ButtonScreen("Name") : FieldScreen() },
    refuse("A text is too short", .replace(2..<3, with: "x", in: "Name")) {
      FieldScreen($0 ? "Ad" : "Ada")
    },
    refuse("A keyboard has no Return key", .pressReturn(in: "Name")) {
      isBroken in
      let screen = FieldScreen()
      if isBroken { screen.field.keyboardType = .phonePad }
      return screen
    },
    refuse("A row is not visible", .tapRow(IndexPath(row: 12, section: 0), of: "table")) {
      list(rows: 20, height: $0 ? 400 : 800)
    },
    refuse("A row does not exist", .deleteRow(IndexPath(row: 1, section: 0), of: "table")) {
      list(rows: $0 ? 1 : 2)
    },
    refuse(
      "A section does not exist", .scroll(to: IndexPath(row: 0, section: 1), of: "table"),
      says: "scroll to row 0 of section 1 of \"table\""
    ) { list(rows: 2, sections: $0 ? 1 : 2) },
    refuse(
      "A table is not in editing mode", .insertRow(IndexPath(row: 0, section: 0), of: "table"),
      says: "insert row 0 of \"table\""
    ) {
      list(rows: 1, isEditing: !$0)
    },
    refuse("Nothing can be refreshed", .pullToRefresh("table")) {
      isBroken in
      let screen = list(rows: 1)
      if !isBroken { screen.table.refreshControl = UIRefreshControl() }
      return screen
    },
    refuse("A segment is disabled", .tapSegment(1, of: "segments")) {
      isBroken in
      let segments = UISegmentedControl(items: ["A", "B"])
      segments.accessibilityIdentifier = "segments"
      segments.setEnabled(!isBroken, forSegmentAt: 1)
      let screen = UIViewController()
      screen.view.addSubview(segments)
      return screen
    },
    refuse("A bar button is disabled", .tap("Done")) { isBroken in
      bar { $0.isEnabled = !isBroken }
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
    refuse("A screen does not handle the escape gesture", .escape) {
      $0 ? UIViewController() : ButtonScreen()
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
  /// Ways back that are not there.
  static let waysBack =
    [UserAction.tapBack, .swipeBack, .swipeBackHalfway].map { action in
      refuse("A screen has no back button: \(action)", action, after: ["Go"]) { stack(hidesBack: $0) }
    }
    + [UserAction.swipeDown, .swipeDownHalfway].map { action in
      refuse("A screen is presented full screen: \(action)", action, after: ["Go"]) { sheet(isFull: $0) }
    }
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

  private static func field(isDisabled: Bool) -> UIViewController {
    let screen = FieldScreen()
    screen.field.isEnabled = !isDisabled
    return screen
  }

  private static let disabled = "go (disabled, hidden or covered)."

  private static func list(rows: Int, height: CGFloat = 400, sections: Int = 1, isEditing: Bool = false)
    -> ListScreen
  {
    let screen = ListScreen((0..<rows).map { "\($0)" })
    screen.sections = sections
    screen.table.frame.size.height = height
    screen.table.accessibilityIdentifier = "table"
    if isEditing { screen.table.setEditing(true, animated: false) }
    screen.editingStyle = isEditing ? .insert : .delete
    return screen
  }

  private static func bar(_ change: (UIBarButtonItem) -> Void = { _ in }) -> UINavigationController {
    let screen = UIViewController()
    let item = UIBarButtonItem(primaryAction: UIAction(title: "Done") { _ in })
    change(item)
    screen.navigationItem.rightBarButtonItem = item
    return UINavigationController(rootViewController: screen)
  }

  private static func stack(hidesBack: Bool) -> UIViewController {
    let root = ButtonScreen { root in
      let child = UIViewController()
      child.navigationItem.hidesBackButton = hidesBack
      root.show(child, sender: nil)
    }
    return UINavigationController(rootViewController: root)
  }

  private static func sheet(isFull: Bool) -> UIViewController {
    ButtonScreen { screen in
      let child = UIViewController()
      if isFull { child.modalPresentationStyle = .fullScreen }
      screen.present(child)
    }
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
    arguments: await ExpectedFinding.refusals + ExpectedFinding.waysBack + ExpectedFinding.lookups)
  func `A host does not do what the user cannot do, and does not find what is not shown`(
    finding: ExpectedFinding
  ) async throws {
    try await finding.check()
  }
}
