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

/// The delegate of a presentation controller. UIKit calls it when the user dismisses, never when code does.
///
/// Apple, UIPresentationController.h. Optional in UIKit, with default implementations here (see `UIResponder`).
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Whether a swipe may dismiss; true by default. UIKit may call it at any time, without a dismissal after it.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// A swipe that may dismiss has begun. It can still be cancelled.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// A swipe has dismissed the controller, and the transition has ended.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// The user tried to dismiss the controller, and the dismissal was prevented.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerShouldDismiss(_: UIPresentationController) -> Bool { true }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

/// Manages a popover, which is shown as any other presentation here. An iPad needs its anchor.
///
/// Apple, UIPopoverPresentationController.h.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  /// The view that contains the popover's anchor; owned.
  open var sourceView: UIView?
  /// A view or a button of a bar that is the anchor; owned.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  open var barButtonItem: UIBarButtonItem? {
    get { sourceItem as? UIBarButtonItem }
    set { sourceItem = newValue }
  }
  /// The anchor, in the coordinates of `sourceView`.
  open var sourceRect = CGRect.zero
  open var permittedArrowDirections = UIPopoverArrowDirection.any

  var hasAnchor: Bool { sourceView != nil || sourceItem != nil }
}

/// A view or an item to which a popover can point.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}
extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// Directions of a popover's arrow.
nonisolated public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let up = Self(rawValue: 1 << 0), down = Self(rawValue: 1 << 1), left = Self(rawValue: 1 << 2)
  public static let right = Self(rawValue: 1 << 3)
  public static let any: Self = [.up, .down, .left, .right]
}

/// The style of a presentation.
nonisolated public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the screen; the presenter's view is removed from the window.
  case fullScreen = 0
  /// A sheet that the user can swipe down.
  case pageSheet = 1
  /// A smaller sheet that the user can swipe down.
  case formSheet = 2
  /// Covers another controller's content; here the same as `fullScreen`.
  case currentContext = 3
  /// A custom presentation controller decides.
  case custom = 4
  /// Covers the screen; the presenter's view stays in the window.
  case overFullScreen = 5
  /// Covers another controller's content; its view stays in the window.
  case overCurrentContext = 6
  case popover = 7
  case none = -1
  /// The system chooses: a sheet.
  case automatic = -2

  /// Whether the user can swipe it down.
  var isSheet: Bool { self == .pageSheet || self == .formSheet }

  /// Whether the presenter's view is removed from the window.
  var removesPresenter: Bool { self == .fullScreen || self == .currentContext }
}
