import PortableUIKit
import Testing

/// A window with a screen in a navigation controller, and what happens in it.
final class Stage {
  let window = UIWindow()
  let parent = UIViewController()
  let stack: UINavigationController
  private(set) var log: [String] = []

  init(_ behavior: UnspecifiedBehavior = UnspecifiedBehavior()) {
    stack = UINavigationController(rootViewController: parent)
    window.headless.unspecifiedBehavior = behavior
    show(stack)
  }

  /// Makes a controller the window's root, which has appeared then.
  func show(_ root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.headless.finishTransitions()
  }

  var childScreens: ChildScreens { parent.childScreens }

  func note(_ entry: String) { log.append(entry) }

  /// Requests to present a screen if none is open, and notes what became of it.
  func request(_ name: String, opening screen: UIViewController? = nil) {
    var isFollowed = false
    childScreens.request(reporting: { [weak self] in self?.note("\(name) \($0)") }) { [weak self] openChild in
      #expect(!isFollowed)
      isFollowed = true
      if let screen, openChild == nil { self?.childScreens.present(screen) }
    }
  }

  /// Presents a screen, and notes what became of it.
  func present(_ name: String) {
    childScreens.present(.titled(name)) { [weak self] in
      self?.note("\(name) closed")
    } reporting: { [weak self] in
      self?.note("\(name) \($0)")
    }
  }

  /// Expects what was noted, and the titles of what is shown, from the root to the front.
  func expect(
    log: [String]? = nil, shown: [String]? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    if let log { #expect(self.log == log, sourceLocation: sourceLocation) }
    if let shown { #expect(self.shown == shown, sourceLocation: sourceLocation) }
  }

  /// The warnings of a body.
  func warnings(_ body: () async -> Void) async -> [String] {
    var messages: [String] = []
    await UIKitWarning.redirect(to: { messages.append($0) }, body)
    return messages
  }

  // These also wait until nothing runs.

  /// Presents a child, or pushes it.
  @discardableResult
  func open(_ name: String, isPushed: Bool = false) async -> UIViewController {
    let child = UIViewController.titled(name)
    if isPushed { childScreens.push(child) } else { childScreens.present(child) }
    await settle()
    return child
  }

  /// Presents a stack of two screens, of which the first has opened the second.
  func openLoginAndRecovery() async -> (login: UIViewController, recovery: UIViewController) {
    let (login, recovery) = (UIViewController.titled("Login"), UIViewController.titled("Recovery"))
    childScreens.present(UINavigationController(rootViewController: login))
    await settle()
    login.childScreens.push(recovery)
    await settle()
    return (login, recovery)
  }

  /// Presents what another module shows.
  @discardableResult
  func presentOtherModule(over controller: UIViewController? = nil) async -> UIViewController {
    let other = UIAlertController(title: "Other", message: nil, preferredStyle: .alert)
    (controller ?? parent).present(other, animated: true)
    await settle()
    return other
  }

  func dismiss(_ controller: UIViewController) async {
    controller.dismiss(animated: true)
    await settle()
  }

  func close() async {
    childScreens.close()
    await settle()
  }

  /// Ends the running transitions and runs the tasks until nothing runs.
  func settle() async {
    for _ in 0..<5 {
      window.headless.finishTransitions()
      await Task.yield()
    }
  }

  /// The titles of what is shown, from the root to the front.
  var shown: [String] {
    window.headless.presentedChain.map { controller in
      (controller as? UINavigationController)?.topViewController?.title ?? controller.title ?? "-"
    }
  }
}

extension UIViewController {
  static func titled(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }
}

extension UnspecifiedBehavior {
  /// The default, and each other value alone.
  nonisolated static let singleChanges =
    flags.map { flag in Self { $0[keyPath: flag].toggle() } }
    + CoordinatorCompletions.allCases.map { order in Self { $0.coordinatorCompletions = order } }

  /// Makes the default, and changes it.
  nonisolated init(_ change: (inout Self) -> Void) {
    self.init()
    change(&self)
  }
}
