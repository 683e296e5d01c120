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

  init(inNavigation: Bool = false, behavior: UnspecifiedBehavior = .with { _ in }) {
    root = Screen("A", log)
    window.headless.unspecifiedBehavior = behavior
    if inNavigation { navigation.viewControllers = [root] }
    window.rootViewController = inNavigation ? navigation : root
    window.makeKeyAndVisible()
    finish()
    log.clear()
  }

  func screen(_ name: String) -> Screen { Screen(name, log) }

  /// Presents a controller and finishes the transition.
  func present(
    _ controller: UIViewController, on presenter: UIViewController? = nil,
    as style: UIModalPresentationStyle? = nil
  ) {
    if let style { controller.modalPresentationStyle = style }
    (presenter ?? root).present(controller, animated: true)
    finish()
  }

  /// Dismisses what the root presents and finishes the transition.
  func dismiss() {
    root.dismiss(animated: true)
    finish()
  }

  /// Pushes a new controller and finishes the transition.
  @discardableResult
  func push(_ name: String) -> Screen {
    let screen = screen(name)
    navigation.pushViewController(screen, animated: true)
    finish()
    return screen
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

nonisolated extension UnspecifiedBehavior {
  static func with(_ change: (inout UnspecifiedBehavior) -> Void) -> UnspecifiedBehavior {
    var behavior = UnspecifiedBehavior()
    change(&behavior)
    return behavior
  }

  /// Every combination that affects the end of a dismissal.
  static var endsOfDismissal: [UnspecifiedBehavior] {
    var all: [UnspecifiedBehavior] = []
    for order in CoordinatorCompletions.allCases {
      for (accepts, handlerFirst) in [(false, false), (false, true), (true, false), (true, true)] {
        all.append(
          .with {
            $0.coordinatorCompletions = order
            $0.acceptsRequestsWhileEnding = accepts
            $0.alertHandlerRunsBeforeDisappearance = handlerFirst
          })
      }
    }
    return all
  }
}
