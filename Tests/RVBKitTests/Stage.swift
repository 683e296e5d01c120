import Screens
import Synchronization

/// A window with a navigation controller at its root.
struct Stage {
  let window = UIWindow()
  let navigation: UINavigationController

  init(_ root: UIViewController) {
    navigation = UINavigationController(rootViewController: root)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    rest()
  }

  func rest() {
    window.headless.finishTransitions()
  }

  /// Ends transitions and lets tasks run that wait for their ends, and what these start.
  func settle() async {
    for _ in 0..<10 {
      rest()
      await Task.yield()
    }
  }
}

/// UIKit's warnings while something is done.
func warnings(_ body: () async throws -> Void) async rethrows -> Int {
  let count = Mutex(0)
  try await UIKitWarning.redirect(to: { _ in count.withLock { $0 += 1 } }) { try await body() }
  return count.withLock { $0 }
}

extension UIView {
  /// The element with an identifier.
  func element(_ identifier: String) -> UIView? {
    if accessibilityIdentifier == identifier { return self }
    for subview in subviews {
      if let found = subview.element(identifier) { return found }
    }
    return nil
  }
}
