public import Foundation

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
