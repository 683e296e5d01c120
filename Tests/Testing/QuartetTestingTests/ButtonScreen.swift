import PortableUIKit
import QuartetTesting

/// A screen with a button, and what a bug does on its tap.
final class ButtonScreen: UIViewController {
  var kept: AnyObject?
  lazy var settings = ButtonScreen()
  var onEnd: (() -> Void)?
  var onDisappear: ((Int) -> Void)?
  var taps = 0
  private(set) var escapes = 0
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

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    onDisappear?(taps)
  }

  override func accessibilityPerformEscape() -> Bool {
    escapes += 1
    return true
  }

  var isSet: Bool { button.currentTitle != text }

  func set(_ title: String, isEnabled: Bool = true) {
    button.setTitle(title, for: .normal)
    button.isEnabled = isEnabled
  }

  func identified(_ identifier: String) -> Self {
    loadViewIfNeeded()
    button.accessibilityIdentifier = identifier
    return self
  }

  func present(_ controller: UIViewController) { present(controller, animated: true) }

  func present(_ title: String, _ buttons: String...) {
    let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
    for button in buttons { alert.addAction(UIAlertAction(title: button, style: .default)) }
    present(alert)
  }

  /// Adds a button to a view, with an action that keeps what it captures.
  func add(_ title: String, to view: UIView?, isEnabled: Bool = true, _ action: @escaping () -> Void = {}) {
    let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
    button.isEnabled = isEnabled
    view?.addSubview(button)
  }

  func loop() {
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    present(cover, animated: true) { [weak self] in cover.dismiss(animated: true) { self?.loop() } }
  }
}

/// A screen that shows the text of its field in its title.
final class FieldScreen: UIViewController {
  let field = UITextField()
  private let showsEdits: Bool

  init(_ text: String = "Ada", showsEdits: Bool = true) {
    self.showsEdits = showsEdits
    super.init(nibName: nil, bundle: nil)
    field.text = text
    view.addSubview(field)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    field.placeholder = "Name"
    let update = UIAction { [weak self] _ in self?.title = self?.field.text }
    if showsEdits { field.addAction(update, for: .editingChanged) }
  }
}

/// A list of names, which deletes a row if the user does.
final class ListScreen: UIViewController, UITableViewDataSource, UITableViewDelegate {
  var names: [String]
  var editingStyle = UITableViewCell.EditingStyle.delete
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
  private let select: (ListScreen, IndexPath) -> Void
  private let delete: (ListScreen, Int) -> Void

  init(
    _ names: [String] = ["Ada", "Grace"],
    select: @escaping (ListScreen, IndexPath) -> Void = { $0.table.deselectRow(at: $1, animated: true) },
    delete: @escaping (ListScreen, Int) -> Void = { $0.names.remove(at: $1) }
  ) {
    (self.names, self.select, self.delete) = (names, select, delete)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    (table.dataSource, table.delegate) = (self, self)
    view.addSubview(table)
  }

  func add(_ name: String) {
    names.append(name)
    table.reloadData()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.accessibilityIdentifier = names[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    editingStyle
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { select(self, indexPath) }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    delete(self, indexPath.row)
    table.reloadData()
  }
}

extension ScreenHost {
  /// Whether a button has a title.
  func shows(_ title: String) -> Bool { possibleActions().contains { $0.description == "tap \"\(title)\"" } }
}

extension UIViewController {
  /// Adds a child and its view, without a transition.
  func embed(_ child: UIViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  /// Removes this child and its view from its parent.
  func endEmbedding() {
    willMove(toParent: nil)
    view.removeFromSuperview()
    removeFromParent()
  }
}
