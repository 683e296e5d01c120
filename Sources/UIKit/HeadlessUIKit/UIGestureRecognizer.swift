public import Foundation

/// Recognizes a gesture of the user on a view.
///
/// Apple, UIGestureRecognizer.h. Target and action need selectors, which only Apple's systems have. Without them, a
/// subclass overrides ``state`` and reacts when it is `.ended`; or use a `UIControl` with an action.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// How far a gesture is.
  nonisolated public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }

  /// Makes a recognizer. Here there is no action other than nil.
  public init(target: Any?, action: Never?) { super.init() }

  public override convenience init() { self.init(target: nil, action: nil) }

  nonisolated deinit {}

  /// How far the gesture is; `.possible` by default.
  open var state = State.possible

  /// Whether the recognizer receives touches; true by default.
  open var isEnabled = true

  /// Whether the view does not receive the touches of a gesture; true by default. Kept, and without effect here.
  open var cancelsTouchesInView = true

  /// The view that has the recognizer; not owned.
  open internal(set) weak var view: UIView?

  /// The delegate; a weak reference.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
}

/// Recognizes taps.
///
/// Apple, UITapGestureRecognizer.h.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
}

/// The delegate of a recognizer. Optional in UIKit, with a default implementation here (see `UIResponder`).
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Whether the gesture may be recognized; true by default.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}
