import PortableUIKit
import Testing

@testable import QuartetTesting

/// A screen with one element of each kind, some of which cannot be used.
private final class Catalog: UIViewController, UITableViewDataSource, UITableViewDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    let field = UITextField()
    field.placeholder = "Name"
    let disabled = UIButton(type: .system)
    disabled.setTitle("Disabled", for: .normal)
    disabled.isEnabled = false
    let toggle = UISwitch()
    toggle.accessibilityIdentifier = "toggle"
    let segments = UISegmentedControl(items: ["A", "B"])
    segments.setEnabled(false, forSegmentAt: 0)
    let text = UITextView()
    text.accessibilityIdentifier = "text"
    let card = UIView()
    card.accessibilityIdentifier = "card"
    card.addGestureRecognizer(UITapGestureRecognizer())
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    table.dataSource = self
    table.delegate = self
    table.refreshControl = UIRefreshControl()
    let hidden = UIButton(type: .system)
    hidden.isHidden = true
    for element in [field, disabled, toggle, segments, text, card, table, hidden] { view.addSubview(element) }
    let menu = UIMenu(children: [
      UIAction(title: "Share") { _ in }, UIAction(title: "Off", attributes: .disabled) { _ in },
    ])
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "More", menu: menu)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.accessoryType = .checkmark
    return cell
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
}

struct `A host` {
  @Test func `A host has the size of an iPhone, and shows its screen unless that is turned off`() {
    #expect(ScreenHost().window.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    let hosts = [ScreenHost(UIViewController()), ScreenHost(UIViewController(), isVisible: false)]
    #expect(hosts.map(\.window.isHidden) == [false, true])
  }

  @Test(arguments: [(0.01, true), (0.009, false)])
  func `A host uses and shows a view that is not transparent`(alpha: Double, isSeen: Bool) {
    let screen = UIViewController()
    let toggle = UISwitch()
    toggle.alpha = alpha
    screen.view.addSubview(toggle)
    let host = ScreenHost(screen)
    #expect(host.possibleActions().isEmpty != isSeen)
    #expect(host.shown() == ["screen “”"] + (isSeen ? ["  switch “off”"] : []))
  }

  @Test func `A host shows the rows of a table in their order, also one that was inserted`() {
    let list = ListScreen()
    let host = ScreenHost(list)
    #expect(host.shown().suffix(2) == ["  row Ada", "  row Grace"])
    list.names.insert("Zoe", at: 0)
    list.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    #expect(host.shown().suffix(3) == ["  row Zoe", "  row Ada", "  row Grace"])
  }

  @Test func `A host shows the screen on top of the stack in a tab`() {
    let (screen, tabs) = (UIViewController(), UITabBarController())
    screen.title = "Home"
    tabs.viewControllers = [UINavigationController(rootViewController: screen)]
    #expect(ScreenHost(tabs).shown().first == "screen “Home”")
  }

  @Test func `A host uses the first section of a table unless another is given`() throws {
    let screen = ListScreen((0..<20).map { "\($0)" })
    let host = ScreenHost(screen)
    screen.table.accessibilityIdentifier = "table"
    try host.perform(.scroll(to: IndexPath(row: 19, section: 0), of: "table"))
    try host.tapRow(19, of: "table")
    try host.deleteRow(19, of: "table")
    let refused = #expect(throws: ScreenHost.Impossible.self) { try host.tapRow(0, section: 1, of: "table") }
    #expect(refused?.description.contains(#"tap row 0 of section 1 of "table""#) == true)
  }

  @Test func `A host closes a window in which a screen is being presented`() {
    weak var presented: UIViewController?
    let host = ScreenHost(UIViewController())
    do {
      let sheet = UIViewController()
      presented = sheet
      host.top?.present(sheet, animated: true)
    }
    #expect(presented != nil)
    host.close()
    #expect(presented == nil)
  }

  @Test func `A host finds a row that the screen has just added`() {
    let screen = ListScreen([])
    let host = ScreenHost(screen)
    screen.add("Ada")
    let isFound = host.view("Ada") != nil
    screen.add("Grace")
    let isPossible = host.possibleActions().contains { "\($0)".hasPrefix("tap row 1 ") }
    screen.add("Edsger")
    let shown = host.shown().count { $0.contains("row") }
    screen.add("Barbara")
    host.finishTransitions()
    #expect(isFound && isPossible && shown == 3 && screen.table.visibleCells.count == 4)
  }
}

struct `What the user can do` {
  @Test
  func `What the user can do are the elements that can be used, in their order, and what leaves the screen`()
  {
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.pushViewController(Catalog(), animated: false)
    let host = ScreenHost(stack)
    let actions = host.possibleActions(typing: ["a"])
    #expect(
      actions.map(\.description) == [
        #"choose "Share" from the menu of "More""#, #"type "a" into "Name""#, #"press Return in "Name""#,
        #"tap "toggle""#, #"tap segment 1 of "UISegmentedControl""#, #"type "a" into "text""#, #"tap "card""#,
        #"tap row 0 of "UITableView""#, #"delete row 0 of "UITableView""#,
        #"scroll to row 2 of "UITableView""#, #"pull "UITableView" to refresh"#, "tap back", "swipe back",
        "swipe back halfway",
      ])
    for action in actions.dropLast(3) { #expect(host.attempt(action), "\(action)") }
    let row = host.possibleActions().first { $0.description.hasPrefix("tap row 2 ") }
    #expect(row.map(host.attempt) == true)
    // A failure of a random test prints them.
    #expect(
      host.shown() == [
        "screen “”", "  back button", "  bar button “More”", "  field “a”", "  button “Disabled”, disabled",
        "  switch “on” toggle", "  segments “B”", "  text “a” text, focused", "  table",
        "  row “selected, checkmark”",
      ])
  }

  @Test
  func `What the user can do of two screens of a stack with the same identifiers is what the one on top has`()
    throws
  {
    func screen(_ title: String, _ tap: @escaping () -> Void) -> UIViewController {
      let screen = FieldScreen(title)
      screen.field.accessibilityIdentifier = "field"
      let item = UIBarButtonItem(primaryAction: UIAction(title: title) { _ in tap() })
      item.accessibilityIdentifier = "save"
      screen.navigationItem.rightBarButtonItem = item
      return screen
    }
    var taps = ""
    let stack = UINavigationController(rootViewController: screen("Below") { taps += "below " })
    let host = ScreenHost(stack)
    stack.pushViewController(screen("Top") { taps += "top " }, animated: true)
    host.finishTransitions()
    var text: String? { get throws { try host.element("field", as: UITextField.self).text } }
    #expect(try host.barButtonItem("save")?.title == "Top" && text == "Top")
    try host.tap("save")
    // An alert has none of them: the ones below are found and cannot be used.
    host.top?.present(UIAlertController(title: "Wait", message: nil, preferredStyle: .alert), animated: true)
    host.finishTransitions()
    #expect(try text == "Top")
    #expect(!host.attempt(.type("x", into: "field")) && !host.attempt(.tap("save")))
    host.top?.dismiss(animated: true)
    host.finishTransitions()
    try host.perform(.tapBack)
    try host.tap("save")
    #expect(try taps == "top below " && text == "Below")
  }

  @Test func `What the user can do of two layers with the same identifiers is what the one on top has`()
    throws
  {
    var taps = ""
    let root = ButtonScreen { _ in taps += "below " }.identified("go")
    let host = ScreenHost(root)
    root.present(ButtonScreen { _ in taps += "top " }.identified("go"))
    host.finishTransitions()
    let actions = host.possibleActions().map(\.description)
    #expect(actions == [#"tap "go""#, "swipe down", "swipe down halfway"])
    try host.tap("go")
    try host.perform(.swipeDown)
    try host.tap("go")
    #expect(taps == "top below ")
  }
}
