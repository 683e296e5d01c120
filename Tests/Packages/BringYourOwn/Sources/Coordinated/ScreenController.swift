import Screens

/// Shows a screen and calls its coordinator. It owns the coordinator, which refers to it weakly.
final class ScreenController: UIViewController, UIAdaptivePresentationControllerDelegate {
  let coordinator: AnyObject
  var onAppear: (() -> Void)?
  var onEscape: (() -> Void)?
  var onSwipeAttempt: (() -> Void)?
  var onSwipe: (() -> Void)?

  private let screen: UIView

  init(_ screen: UIView, title: String, coordinator: AnyObject) {
    self.screen = screen
    self.coordinator = coordinator
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = screen
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    onAppear?()
  }

  override func accessibilityPerformEscape() -> Bool {
    onEscape?()
    return onEscape != nil
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    onSwipeAttempt?()
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    onSwipe?()
  }
}

/// A sheet with a stack of screens.
final class SheetController: UINavigationController {
  /// The sheet has gone, also if other code has dismissed it.
  var onDismissed: (() -> Void)?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { onDismissed?() }
  }
}

extension UIControl {
  /// Adds an action that refers to its owner weakly.
  func on<Owner: AnyObject>(_ event: UIControl.Event, _ owner: Owner, _ body: @escaping (Owner) -> Void) {
    addAction(
      UIAction { [weak owner] _ in
        if let owner { body(owner) }
      }, for: event)
  }
}
