import Foundation

extension Headless {
  /// Whether a touch reaches a view: the view is visible and enabled, no presented controller covers it, and
  /// no transition is running.
  public func isTouchable(_ view: UIView) -> Bool {
    guard acceptsTouches, view.isEnabledForTouches, let top = topOfChain?.viewIfLoaded else { return false }
    return isVisible(view, within: top)
  }

  /// Whether the window is visible and no transition is running.
  var acceptsTouches: Bool { !isTransitioning && window?.isHidden == false }

  /// Taps a control.
  ///
  /// - Returns: whether a touch reaches it; if not, nothing happens.
  @discardableResult
  public func tap(_ control: UIControl) -> Bool {
    guard isTouchable(control) else { return false }
    control.touch()
    return true
  }

  /// Taps several controls in one turn of the run loop: all touches begin before the first one ends.
  ///
  /// A control that an earlier tap disables, hides or removes from the window sends nothing. A control that a
  /// new transition covers still sends its events, because UIKit has already delivered the touch to it.
  ///
  /// - Returns: for each control, whether it was tapped.
  @discardableResult
  public func tapInOneTurn(_ controls: [UIControl]) -> [Bool] {
    let reached = controls.map { isTouchable($0) }
    return zip(controls, reached).map { control, reached in
      guard reached, control.isEnabled, isVisible(control, within: control) else { return false }
      control.touch()
      return true
    }
  }

  /// Whether a view is in a container, and everything from it up to the window is visible to touches.
  private func isVisible(_ view: UIView, within container: UIView) -> Bool {
    var current = view
    var isWithin = false
    while current.isVisibleToTouches {
      isWithin = isWithin || current === container
      guard let superview = current.superview else { return isWithin && current === window }
      current = superview
    }
    return false
  }

  /// Selects all text in a field and types.
  ///
  /// - Returns: whether the field can be edited. Its delegate may still reject the change.
  @discardableResult
  public func type(_ text: String, into field: UITextField) -> Bool {
    guard isTouchable(field), field.becomeFirstResponder(), field.isEnabled else { return false }
    field.replaceAll(with: text)
    return true
  }

  /// Selects all text in a text view and types.
  ///
  /// - Returns: whether the text view can be edited. Its delegate may still reject the change.
  @discardableResult
  public func type(_ text: String, into textView: UITextView) -> Bool {
    guard isTouchable(textView), textView.becomeFirstResponder(), textView.isEditable else { return false }
    textView.replaceAll(with: text)
    return true
  }

  /// Taps a button of the alert on top. The alert's dismissal begins; the handler runs when it has ended.
  ///
  /// - Returns: whether the button can be tapped; if not, nothing happens.
  @discardableResult
  public func choose(_ action: UIAlertAction) -> Bool {
    guard acceptsTouches, action.isEnabled, let presentation = presentations.last,
      let alert = presentation.presentedViewController as? UIAlertController,
      alert.actions.contains(where: { $0 === action })
    else { return false }
    start(Dismissal(of: [presentation], animated: true, cause: .alert(action)))
    return true
  }

  /// Taps the back button of the navigation controller on top.
  ///
  /// - Returns: whether there is a back button; if not, nothing happens.
  @discardableResult
  public func tapBack() -> Bool {
    guard acceptsTouches, let stack = topOfChain as? UINavigationController,
      stack.appearance == .appeared, stack.viewControllers.count > 1
    else { return false }
    stack.popViewController(animated: true)
    return true
  }

  /// Performs the escape gesture of assistive technology.
  ///
  /// Calls `accessibilityPerformEscape()` on the top controller's view, on the controller, and then on those
  /// that contain it, until one returns true. Controllers below the top presentation are not called.
  ///
  /// - Returns: whether one returned true.
  @discardableResult
  public func performEscape() -> Bool {
    guard acceptsTouches, let container = topOfChain, let top = topViewController else { return false }
    var controller: UIViewController? = top
    while let candidate = controller {
      if candidate.viewIfLoaded?.accessibilityPerformEscape() == true { return true }
      if candidate.accessibilityPerformEscape() { return true }
      controller = candidate === container ? nil : candidate.parent
    }
    return false
  }
}

extension UIView {
  /// Whether hit-testing considers the view and its subviews (Apple, `hitTest(_:with:)`).
  fileprivate var isVisibleToTouches: Bool {
    !isHidden && isUserInteractionEnabled && alpha >= 0.01
  }
}
