import Screens
import TestSupport

/// A stage with a navigation controller at its root.
final class NavigationStage: Stage {
  let navigation: UINavigationController

  init(_ root: UIViewController) {
    navigation = UINavigationController(rootViewController: root)
    super.init(navigation)
    finish()
  }
}

extension Stage {
  /// Ends transitions and lets tasks run that wait for their ends, and what these start.
  func settle() async {
    for _ in 0..<10 {
      finish()
      await Task.yield()
    }
  }
}

/// UIKit's warnings while something is done.
func warnings(_ body: () async throws -> Void) async rethrows -> Int {
  let count = Count()
  try await UIKitWarning.redirect(to: { _ in count.warnings += 1 }) { try await body() }
  return count.warnings
}

private final class Count {
  var warnings = 0
}
