public import Foundation

/// The base class of views, view controllers and windows, linked into a responder chain by `next`.
///
/// Apple, UIResponder.h.
///
/// Differences from UIKit, in the whole module. `UIKitFacts` lists what is the same, with sources. The first group is
/// necessary on Linux:
/// - There is no Objective-C runtime: no `@objc`, `#selector`, target-action or undo manager. Use `UIAction`. Where an
///   initializer takes a target and an action, the only action is nil.
/// - A cell class that has its own designated initializer needs `init(style:reuseIdentifier:)`, too.
/// - `accessibilityPerformEscape()` belongs to `NSObject` in UIKit; here only responders have it.
/// - `accessibilityIdentifier` is isolated to the main actor here, also through `UIAccessibilityIdentification`.
/// - Optional delegate methods are requirements with default implementations, so `delegate.method?()` does not
///   compile, and a method is found only in the class that declares the conformance, not in its subclasses.
/// - Views and controllers do not conform to `NSCoding`; `init(coder:)` exists for subclasses and returns nil.
/// - `UIScrollView` has no `delegate`, because Swift classes cannot narrow its type as `UITextView` does.
/// - Enumerations are frozen. In UIKit a `switch` needs `@unknown default`.
/// - In a subclass of a view or a controller, a designated initializer that calls `super.init()` compiles and
///   fails to link here. In UIKit it does not compile.
///
/// The second group is left out, because nothing here is drawn:
/// - Only the classes are here that forms, lists and navigation need. The module's page lists what is missing.
/// - There is no layout and no keyboard. A frame stays as it was set; constraints are only checked. Only tables scroll,
///   by rows. `layoutIfNeeded()` and every user action call `layoutSubviews()`; the run loop does not.
/// - An image has no pixels, and every name has an image.
/// - A font is only its text style. A label has the font of body text by default, not the system font of 17 points.
/// - A popover is shown as any other presentation, and `.automatic` is a form sheet, as on iOS 18.
/// - A window belongs to no scene. Each has a first responder of its own, as if it were the key window.
/// - A control has no `accessibilityLabel` and no traits of its own; UIKit takes its title and its kind.
/// - Where UIKit raises an exception, the program crashes.
@preconcurrency @MainActor open class UIResponder: NSObject {
  // As with UIKit, a subclass may have a nonisolated deinit; for that all its superclasses need one.
  nonisolated deinit {}

  /// The next responder in the chain; nil at its end.
  open var next: UIResponder? { nil }

  /// Whether this responder can become the first responder; false by default.
  open var canBecomeFirstResponder: Bool { false }

  /// Makes this responder the first responder of its window, unless it or the current one refuses.
  ///
  /// - Returns: whether it is the first responder now; false if it is in no window.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard let window = hostWindow, canBecomeFirstResponder else { return false }
    guard window.firstResponder !== self else { return true }
    guard shouldBeginEditing, window.firstResponder?.resignFirstResponder() ?? true else { return false }
    window.firstResponder = self
    didBeginEditing()
    return true
  }

  open var canResignFirstResponder: Bool { true }

  /// Resigns as the first responder.
  ///
  /// - Returns: whether it is no longer the first responder.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard let window = hostWindow, window.firstResponder === self else { return true }
    guard canResignFirstResponder, shouldEndEditing else { return false }
    forceResign()
    return true
  }

  /// Whether this responder is the first responder of its window.
  open var isFirstResponder: Bool { hostWindow?.firstResponder === self }

  /// Called when the user performs the escape gesture of assistive technology.
  ///
  /// - Returns: whether the gesture was handled; after false, the next responder is called.
  open func accessibilityPerformEscape() -> Bool { false }

  /// A view in place of the keyboard, and one above it. Here neither is shown.
  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }
  open func reloadInputViews() {}

  /// The keyboard shortcuts. Here the user has no keyboard for them.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Always nil here.
  open var undoManager: UndoManager? { nil }

  /// The window that tracks the first responder.
  var hostWindow: UIWindow? { nil }

  var traits: UITraitCollection { hostWindow?.engine.traits ?? .current }

  /// What is called when the traits change.
  var traitRegistrations: [TraitRegistration] = []

  /// Resigns without the delegate's consent, for example when the view leaves its window.
  func forceResign() {
    hostWindow?.firstResponder = nil
    didEndEditing()
  }

  // Of a text: what its delegate allows, and what it is told.
  var shouldBeginEditing: Bool { true }
  var shouldEndEditing: Bool { true }
  func didBeginEditing() {}
  func didEndEditing() {}
}

// The keyboard's notifications and the keys of their contents. Here nothing posts them.
nonisolated extension UIResponder {
  public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
}

/// An element that UI tests find by an identifier, which the user does not see.
///
/// Apple, UIAccessibilityIdentification.h.
nonisolated public protocol UIAccessibilityIdentification: NSObjectProtocol {
  var accessibilityIdentifier: String? { get set }
}
