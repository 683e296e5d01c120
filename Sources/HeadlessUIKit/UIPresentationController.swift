public import Foundation

/// Manages one presentation of a controller.
///
/// Apple, UIPresentationController.h. While the controller is presented, the window owns this and this
/// owns both controllers. Before that the controller to be presented owns it, and it owns neither.
open class UIPresentationController: NSObject {
  private unowned let presentedReference: UIViewController
  private weak var presentingReference: UIViewController?
  private var heldPresented: UIViewController?
  private var heldPresenting: UIViewController?
  private let style: UIModalPresentationStyle

  /// What owns this while the controller is presented.
  private(set) weak var engine: Headless?
  /// Whether the dismissal has ended.
  var isOver = false
  /// Whether the two controllers do not answer each other any more although the dismissal still runs.
  var isHiddenFromPresenter = false
  /// Whether children of the presented controller answer this one.
  var isInheritedByChildren = false

  /// Makes one for a controller, from its `modalPresentationStyle` now.
  public init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    presentedReference = presentedViewController
    presentingReference = presentingViewController
    style = presentedViewController.modalPresentationStyle
    super.init()
  }

  /// The controller that presents. Traps before the presentation has begun.
  open var presentingViewController: UIViewController {
    guard let presentingReference else {
      preconditionFailure("The presentation of \(presentedReference) has not begun.")
    }
    return presentingReference
  }

  /// The controller that is presented.
  open var presentedViewController: UIViewController { presentedReference }

  /// How it is presented.
  open var presentationStyle: UIModalPresentationStyle { style }

  /// Whom a person's dismissal asks and tells; it is not owned.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The presentation has begun: holds both controllers until it is over and dropped.
  func hold(presenting: UIViewController, engine: Headless) {
    self.engine = engine
    presentingReference = presenting
    heldPresenting = presenting
    heldPresented = presentedReference
  }

  /// Whether a finger can swipe it down, allowed or not.
  var isSwipeable: Bool { style.isSheet && !presentedReference.isAlert }
}
