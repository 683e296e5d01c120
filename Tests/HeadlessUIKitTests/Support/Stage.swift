import HeadlessUIKit

/// A visible window with a logging root, A, and what most tests do with it.
final class Stage {
  let log = Log()
  let window = UIWindow()
  let root: Screen

  var hands: Headless { window.headless }

  init(root name: String = "A", choices: UnspecifiedBehavior = UnspecifiedBehavior()) {
    root = Screen(name, log)
    window.headless.unspecifiedBehavior = choices
    window.rootViewController = root
    window.makeKeyAndVisible()
    _ = log.take()
  }

  func screen(_ name: String) -> Screen { Screen(name, log) }

  /// Presents and lets the transition end; what was logged is kept.
  func present(
    _ controller: UIViewController, on presenter: UIViewController? = nil,
    as style: UIModalPresentationStyle? = nil
  ) {
    if let style { controller.modalPresentationStyle = style }
    (presenter ?? root).present(controller, animated: true)
    hands.finishTransitions()
  }

  /// The callbacks of one controller, without its name.
  func callbacks(of name: String) -> [String] {
    log.lines.filter { $0.hasPrefix("\(name).") }.map { String($0.dropFirst(name.count + 1)) }
  }
}

/// A visible window with a navigation controller at its root, A at the bottom of the stack.
final class NavigationStage {
  let log = Log()
  let window = UIWindow()
  let navigation: UINavigationController
  let bottom: Screen

  var hands: Headless { window.headless }

  init(choices: UnspecifiedBehavior = UnspecifiedBehavior()) {
    bottom = Screen("A", log)
    navigation = UINavigationController(rootViewController: bottom)
    window.headless.unspecifiedBehavior = choices
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    _ = log.take()
  }

  func screen(_ name: String) -> Screen { Screen(name, log) }
}

extension UnspecifiedBehavior {
  static func with(_ change: (inout UnspecifiedBehavior) -> Void) -> UnspecifiedBehavior {
    var choices = UnspecifiedBehavior()
    change(&choices)
    return choices
  }
}
