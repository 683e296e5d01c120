import PortableUIKit

/// A window for one check, the callbacks that were recorded, and what was seen in place of the expected.
final class Stage {
  let window: UIWindow
  let log = Log()
  /// A delegate that records into the log. Owned here, because nothing in UIKit owns one.
  private(set) lazy var delegate = Delegate(log)
  /// Owned here, because a table does not own its data source and its delegate.
  var tableSource: TableSource?
  private(set) var differences: [String] = []
  private let waiting: UIKitFact.Waiting

  init(window: UIWindow, waiting: @escaping UIKitFact.Waiting) {
    self.window = window
    self.waiting = waiting
  }

  /// Waits until no transition is running.
  func idle() async { await waiting(window) }

  /// Makes a controller that records its callbacks.
  func screen(_ name: String) -> Screen { Screen(name, log) }

  /// Makes a navigation controller with screens of the given names.
  func navigation(_ names: String...) -> UINavigationController {
    let navigation = UINavigationController()
    navigation.title = "N"
    navigation.viewControllers = names.map(screen)
    return navigation
  }

  /// Shows a controller as the window's root, and forgets the callbacks.
  @discardableResult func show<Root: UIViewController>(_ root: Root) async -> Root {
    window.rootViewController = root
    window.makeKeyAndVisible()
    await idle()
    log.clear()
    return root
  }

  /// Presents a controller, waits and forgets the callbacks.
  func present(
    _ controller: UIViewController, on presenter: UIViewController?,
    as style: UIModalPresentationStyle = .pageSheet
  ) async {
    controller.modalPresentationStyle = style
    presenter?.present(controller, animated: true)
    await idle()
    log.clear()
  }

  /// Dismisses what a controller presents, or else itself, and waits.
  func dismiss(from controller: UIViewController?) async {
    controller?.dismiss(animated: true)
    await idle()
  }

  /// Pushes a controller and waits.
  func push(_ controller: UIViewController, in navigation: UINavigationController) async {
    navigation.pushViewController(controller, animated: true)
    await idle()
  }

  /// Pops a controller and waits.
  func pop(_ navigation: UINavigationController) async {
    navigation.popViewController(animated: true)
    await idle()
  }

  /// Shows a screen A that presents a screen B, and forgets the callbacks.
  func showPresentation(as style: UIModalPresentationStyle = .pageSheet) async -> (Screen, Screen) {
    let (a, b) = (screen("A"), screen("B"))
    await show(a)
    await present(b, on: a, as: style)
    return (a, b)
  }

  /// Notes a difference unless both are equal.
  func expect<Value: Equatable>(_ seen: Value, is expected: Value, _ subject: String = "") {
    if seen != expected {
      differences.append("\(subject.isEmpty ? "" : "\(subject): ")\(seen), not \(expected)")
    }
  }

  /// Notes that the callbacks since the last call are not the expected ones.
  func expectLog(_ expected: String) { expect(log.take(), is: expected) }

  /// Notes that the callbacks of a controller are not the expected ones.
  func expectLog(of name: String, _ expected: String) { expect(log.entries(of: name), is: expected, name) }

  /// Notes that a statement is not true; without one, that of a line.
  func expect(_ isTrue: Bool, _ statement: String? = nil, file: String = #fileID, line: Int = #line) {
    if !isTrue { differences.append("not true: \(statement ?? "\(file):\(line)")") }
  }

  /// The titles of controllers, separated by spaces.
  func names(_ controllers: [UIViewController]) -> String {
    controllers.map { $0.title ?? "?" }.joined(separator: " ")
  }

  /// Takes everything off the screen.
  func clear() async {
    await idle()
    for _ in 0..<2 where window.rootViewController?.presentedViewController != nil {
      window.rootViewController?.dismiss(animated: false)
      await idle()
    }
    window.rootViewController = nil
    window.isHidden = true
  }
}
