import QuartetTesting
import RVBKit

/// A module that covers others.
final class Sheet: UIViewController, UIViewControllable {
  /// Whether it has disappeared with an animation; nil before.
  private(set) var hasGoneAnimated: Bool?

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    hasGoneAnimated = animated
  }
}

/// A host whose root is a navigation controller.
final class NavigationHost: ScreenHost {
  let navigation: UINavigationController

  init(_ content: UIViewController) {
    navigation = UINavigationController(rootViewController: content)
    super.init(navigation)
  }

  func push(_ controllers: UIViewController...) {
    for controller in controllers {
      navigation.pushViewController(controller, animated: true)
      finishTransitions()
    }
  }
}

extension ScreenHost {
  /// Presents a screen as a module does.
  func present(_ controller: UIViewController, from presenter: UIViewController) {
    presenter.childScreens.present(controller)
    finishTransitions()
  }

  /// Presents an alert of another module.
  func presentOtherModule(over presenter: UIViewController) {
    presenter.present(UIAlertController(title: "Other", message: nil, preferredStyle: .alert), animated: true)
    finishTransitions()
  }
}

/// Returns UIKit's warnings while an operation runs.
func warnings(_ operation: () async throws -> Void) async rethrows -> [String] {
  var messages: [String] = []
  try await UIKitWarning.redirect(to: { messages.append($0) }, operation)
  return messages
}

extension UnspecifiedBehavior {
  /// The same combinations in each run.
  nonisolated static let samples = {
    var generator = SplitMix64(seed: 1)
    return (1...30).map { _ in random(using: &generator) }
  }()
}
