public import Foundation

/// What can answer to events: views, view controllers and windows, linked into a chain by `next`.
///
/// Apple, UIResponder.h.
open class UIResponder: NSObject {
  /// Makes a responder that is not the first one.
  public override init() {
    super.init()
  }

  // As with UIKit, a subclass may have a nonisolated deinit; for that all its superclasses need one.
  nonisolated deinit {}

  /// The next responder in the chain; nil at its end.
  open var next: UIResponder? { nil }

  /// Whether this responder may become the first one; false by default.
  open var canBecomeFirstResponder: Bool { false }

  /// Makes this responder the first one of its window, unless it, or the one before it, refuses.
  ///
  /// - Returns: whether it is the first responder now; false too when it stands in no window.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = hostWindow, canBecomeFirstResponder else { return false }
    guard window.firstResponder !== self else { return true }
    if let current = window.firstResponder, !current.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }

  /// Whether this responder may stop being the first one; true by default.
  open var canResignFirstResponder: Bool { true }

  /// Stops being the first responder.
  ///
  /// - Returns: whether it is not the first responder any more.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard let window = hostWindow, window.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    window.firstResponder = nil
    return true
  }

  /// Whether this responder is the first one of its window.
  open var isFirstResponder: Bool {
    guard let window = hostWindow else { return false }
    return window.firstResponder === self
  }

  /// Asked when a person makes the escape gesture of assistive technology.
  ///
  /// - Returns: whether the gesture was handled; false lets the next responder be asked.
  open func accessibilityPerformEscape() -> Bool { false }

  /// The window that keeps track of this responder.
  var hostWindow: UIWindow? { nil }

  /// Ends being the first responder without asking, as when the view leaves its window.
  func resignByForce() {
    hostWindow?.firstResponder = nil
  }
}

/// What user interface tests can find by a name that no person sees.
///
/// Apple, UIAccessibilityIdentification.h.
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The name; nil by default.
  var accessibilityIdentifier: String? { get set }
}
