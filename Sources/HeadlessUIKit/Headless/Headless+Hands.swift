import Foundation

extension Headless {
  /// Whether a finger reaches a view: it is in the visible hierarchy, neither hidden nor disabled nor
  /// covered by a presented controller, and no transition is running.
  public func isTouchable(_ view: UIView) -> Bool {
    guard handsAreFree, view.takesTouches, let top = topOfChain?.viewIfLoaded else { return false }
    return isInSight(view, within: top)
  }

  /// Whether no transition keeps fingers away from the window.
  var handsAreFree: Bool { !isTransitioning && window?.isHidden == false }

  /// Taps a control.
  ///
  /// - Returns: whether a finger could; otherwise nothing changes.
  @discardableResult
  public func tap(_ control: UIControl) -> Bool {
    guard isTouchable(control) else { return false }
    control.touch()
    return true
  }

  /// Taps several controls in one turn of the run loop: all fingers come down first, then go up one after
  /// another.
  ///
  /// A control that the tap before it disabled, hid or took out of the window sends nothing. One that is
  /// merely covered by a transition that has just begun does: UIKit delivers the touch to it.
  ///
  /// - Returns: for each control, whether its tap counted.
  @discardableResult
  public func tapInOneTurn(_ controls: [UIControl]) -> [Bool] {
    let reached = controls.map { isTouchable($0) }
    return zip(controls, reached).map { control, reached in
      guard reached, control.isEnabled, isInSight(control, within: control) else { return false }
      control.touch()
      return true
    }
  }

  /// Whether a view stands in another one, and all from it up to the window let a finger through.
  private func isInSight(_ view: UIView, within container: UIView) -> Bool {
    var current = view
    var isWithin = false
    while current.isVisibleForFinger {
      isWithin = isWithin || current === container
      guard let above = current.superview else { return isWithin && current === window }
      current = above
    }
    return false
  }

  /// Selects all in a field and types.
  ///
  /// - Returns: whether a finger and a keyboard could; a delegate may still refuse the change.
  @discardableResult
  public func type(_ text: String, into field: UITextField) -> Bool {
    guard isTouchable(field), field.becomeFirstResponder(), field.isEnabled else { return false }
    field.replaceAll(with: text)
    return true
  }

  /// Selects all in a text view and types.
  ///
  /// - Returns: whether a finger and a keyboard could; a delegate may still refuse the change.
  @discardableResult
  public func type(_ text: String, into textView: UITextView) -> Bool {
    guard isTouchable(textView), textView.becomeFirstResponder(), textView.isEditable else { return false }
    textView.replaceAll(with: text)
    return true
  }

  /// Taps a button of the alert on top. The alert's dismissal begins; the handler runs when it has ended.
  ///
  /// - Returns: whether a finger could; otherwise nothing changes.
  @discardableResult
  public func choose(_ action: UIAlertAction) -> Bool {
    guard handsAreFree, action.isEnabled, let presentation = presentations.last,
      let alert = presentation.presentedViewController as? UIAlertController,
      alert.actions.contains(where: { $0 === action })
    else { return false }
    start(Dismissal(of: [presentation], animated: true, cause: .alert(action)))
    return true
  }

  /// Taps the back button of the navigation controller on top.
  ///
  /// - Returns: whether there is one to tap; otherwise nothing changes.
  @discardableResult
  public func tapBack() -> Bool {
    guard handsAreFree, let stack = topOfChain as? UINavigationController,
      stack.appearance == .appeared, stack.viewControllers.count > 1
    else { return false }
    stack.popViewController(animated: true)
    return true
  }

  /// Makes the escape gesture of assistive technology: the top controller's view and the controller are
  /// asked, then those that contain it, until one handles it. What lies below is never asked.
  ///
  /// - Returns: whether one handled it.
  @discardableResult
  public func performEscape() -> Bool {
    guard handsAreFree, let container = topOfChain, let top = topViewController else { return false }
    var controller: UIViewController? = top
    while let asked = controller {
      if asked.viewIfLoaded?.accessibilityPerformEscape() == true { return true }
      if asked.accessibilityPerformEscape() { return true }
      controller = asked === container ? nil : asked.parent
    }
    return false
  }
}

extension UIView {
  /// Whether hit-testing enters the view (Apple, `hitTest(_:with:)`).
  fileprivate var isVisibleForFinger: Bool {
    !isHidden && isUserInteractionEnabled && alpha >= 0.01
  }
}
