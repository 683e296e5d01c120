public import Foundation

/// Manages one presentation of a controller.
///
/// Apple, UIPresentationController.h. During the presentation, the window owns the presentation controller, which
/// owns both view controllers. Before it, the presented controller and the presentation controller retain each
/// other (openradar 36256721).
@preconcurrency @MainActor open class UIPresentationController: NSObject {
  private var presenting: UIViewController?

  /// The owner during the presentation.
  private(set) weak var engine: Headless?
  /// Whether the dismissal has ended.
  var isOver = false
  /// Whether a dismissal is running, or waits for the end of a transition. A swipe that is cancelled is none.
  var isDismissalRequested = false
  /// Whether children of the presented controller return this as their `presentationController`.
  var isInheritedByChildren: Bool {
    engine?.unspecifiedBehavior.childrenInheritPresentationController == true
  }

  /// Makes a presentation controller with the controller's current `modalPresentationStyle`.
  public init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    presenting = presentingViewController
    presentationStyle = presentedViewController.modalPresentationStyle
    super.init()
  }

  /// The presenting controller. Traps before the presentation has begun.
  open var presentingViewController: UIViewController {
    guard let presenting else {
      preconditionFailure("The presentation of \(presentedViewController) has not begun.")
    }
    return presenting
  }

  open private(set) var presentedViewController: UIViewController
  open private(set) var presentationStyle: UIModalPresentationStyle

  /// The delegate, for dismissals by the user; a weak reference.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Begins the presentation: retains both controllers.
  func begin(presenting: UIViewController, engine: Headless) {
    self.engine = engine
    self.presenting = presenting
  }

  /// Whether the user can try to swipe it down.
  var isSwipeable: Bool { presentationStyle.isSheet && !presentedViewController.isAlert }
}
