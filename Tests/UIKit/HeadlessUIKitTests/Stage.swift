import HeadlessUIKit
import QuartetUIKitFacts

/// A visible window with a recording controller, A, and what most tests do with it.
final class Stage {
  let log = Log()
  let window = UIWindow()
  /// The window's root, or the root of `navigation`.
  let root: Screen
  /// The window's root if the stage is made with `inNavigation`.
  let navigation = UINavigationController()

  var headless: Headless { window.headless }
  var top: UIViewController? { window.headless.topViewController }

  init(inNavigation: Bool = false) {
    root = Screen("A", log)
    if inNavigation { navigation.viewControllers = [root] }
    window.rootViewController = inNavigation ? navigation : root
    window.makeKeyAndVisible()
    finish()
    log.clear()
  }

  func screen(_ name: String) -> Screen { Screen(name, log) }

  /// Presents a controller and finishes the transition.
  func present(_ controller: UIViewController, on presenter: UIViewController? = nil) {
    (presenter ?? root).present(controller, animated: true)
    finish()
  }

  /// Dismisses what the root presents and finishes the transition.
  func dismiss() {
    root.dismiss(animated: true)
    finish()
  }

  /// Waits until no transition is running.
  func finish() { headless.finishTransitions() }
}

/// Runs a closure and returns the warnings that UIKit would log.
func warnings(_ body: () -> Void) -> [String] {
  let log = Log()
  UIKitWarning.redirect(to: { log.add($0) }, body)
  return log.entries
}
