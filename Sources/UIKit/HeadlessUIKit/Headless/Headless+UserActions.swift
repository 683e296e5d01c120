public import Foundation

extension Headless {
  /// Whether a touch reaches a view: the view is visible and enabled, no presented controller covers it, and
  /// no transition is running that ignores touches.
  public func isTouchable(_ view: UIView) -> Bool {
    guard acceptsTouches, view.isEnabledForTouches, let top = touchedContainer?.viewIfLoaded
    else { return false }
    return isVisible(view, within: top)
  }

  /// Whether the window is visible and no transition is running that ignores touches.
  var acceptsTouches: Bool {
    (!isTransitioning || allowsTouchesDuringTransitions) && window?.isHidden == false
  }

  /// Whether the user can begin a gesture that drives a transition.
  var acceptsGestures: Bool { acceptsTouches && !isTransitioning }

  /// The controller that receives touches: the top of the presented chain, after the running dismissal if there is one.
  var touchedContainer: UIViewController? {
    if let dismissal = running as? Dismissal, !dismissal.endsCancelled { return dismissal.presenter }
    return topOfChain
  }

  /// Taps a control.
  ///
  /// - Returns: whether a touch reaches it; if not, nothing happens.
  @discardableResult public func tap(_ control: UIControl) -> Bool {
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
  @discardableResult public func tapInOneTurn(_ controls: [UIControl]) -> [Bool] {
    let reached = controls.map { isTouchable($0) }
    return zip(controls, reached).map { control, reached in
      guard reached, control.isEnabled, isVisible(control, within: control) else { return false }
      control.touch()
      return true
    }
  }

  /// Selects a segment.
  ///
  /// - Returns: whether a touch reaches the control and the segment is enabled; if not, nothing happens.
  @discardableResult public func tap(segment: Int, of control: UISegmentedControl) -> Bool {
    guard isTouchable(control), control.isEnabledForSegment(at: segment) else { return false }
    control.touchUp(segment: segment)
    return true
  }

  /// Taps a view that is no control: it or the nearest view around it with a tap recognizer recognizes the tap.
  ///
  /// - Returns: whether a touch reaches an enabled recognizer of one tap, and its delegate lets it begin.
  @discardableResult public func tap(_ view: UIView) -> Bool {
    guard isTouchable(view), let recognizer = view.nearestTapRecognizer else { return false }
    guard recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true else { return false }
    recognizer.state = .ended
    recognizer.state = .possible
    return true
  }

  /// Whether a view is in a container, and everything from it up to the window is visible to touches.
  func isVisible(_ view: UIView, within container: UIView) -> Bool {
    var (current, isInside) = (view, false)
    while current.isVisibleToTouches, !current.isCovered {
      if current === container { isInside = true }
      guard let superview = current.superview else { return isInside && current === window }
      current = superview
    }
    return false
  }

  /// Selects all text in a field and types.
  ///
  /// - Returns: whether the field can be edited. Its delegate may still reject the change.
  @discardableResult public func type(_ text: String, into field: UITextField) -> Bool {
    replace(NSRange(location: 0, length: (field.text ?? "").utf16.count), with: text, in: field)
  }

  /// Selects all text in a text view and types.
  ///
  /// - Returns: whether the text view can be edited. Its delegate may still reject the change.
  @discardableResult public func type(_ text: String, into textView: UITextView) -> Bool {
    replace(NSRange(location: 0, length: textView.text.utf16.count), with: text, in: textView)
  }

  /// Inserts, deletes or pastes at a range of a field's UTF-16 units. A field has no line breaks.
  public func replace(_ range: NSRange, with text: String, in field: UITextField) -> Bool {
    guard isTouchable(field), field.becomeFirstResponder(), field.isEnabled else { return false }
    field.edit(range, text)
    return true
  }

  /// Inserts, deletes or pastes at a range of a text view's UTF-16 units.
  public func replace(_ range: NSRange, with text: String, in textView: UITextView) -> Bool {
    guard isTouchable(textView), textView.becomeFirstResponder(), textView.isEditable else { return false }
    textView.edit(range, text)
    return true
  }

  /// Fills in a field as AutoFill does: its delegate is not asked, and it need not be edited.
  ///
  /// - Returns: whether the field can be edited.
  @discardableResult public func autoFill(_ text: String, into field: UITextField) -> Bool {
    guard isTouchable(field) else { return false }
    field.fill(text)
    return true
  }

  /// Taps a button of the alert on top. The alert's dismissal begins; the handler runs when it has ended.
  ///
  /// - Returns: whether the button can be tapped; if not, nothing happens.
  @discardableResult public func choose(_ action: UIAlertAction) -> Bool {
    guard acceptsTouches, action.isEnabled, let presentation = presentations.last,
      let alert = presentation.presentedViewController as? UIAlertController,
      alert.actions.contains(where: { $0 === action }), !presentation.isDismissalRequested
    else { return false }
    let dismissal = Dismissal(of: [presentation], animated: true, cause: .alert(action))
    if transitionInTheWay == nil {
      start(dismissal)
    } else {
      presentation.isDismissalRequested = true
      deferRequest { [weak self] in if !presentation.isOver { self?.start(dismissal) } }
    }
    return true
  }

  /// Presses the Return key while the user edits a text field.
  ///
  /// If the delegate's `textFieldShouldReturn` allows it, the field sends `.editingDidEndOnExit` and
  /// `.primaryActionTriggered`. An action for `.editingDidEndOnExit` also ends the editing.
  ///
  /// - Returns: whether the field can be edited and its keyboard has a Return key.
  @discardableResult public func pressReturn(in field: UITextField) -> Bool {
    guard field.keyboardType.hasReturnKey, isTouchable(field), field.becomeFirstResponder(), field.isEnabled,
      !field.enablesReturnKeyAutomatically || field.text?.isEmpty == false
    else { return false }
    field.pressReturn()
    return true
  }

  /// The responder that receives the user's typing; nil if the user edits nothing.
  public var firstResponder: UIResponder? { window?.firstResponder }

  /// Performs the escape gesture of assistive technology.
  ///
  /// Calls `accessibilityPerformEscape()` on the top controller's view, on the controller, and then on those
  /// that contain it, until one returns true. Controllers below the top presentation are not called.
  ///
  /// - Returns: whether one returned true.
  @discardableResult public func performEscape() -> Bool {
    guard acceptsTouches, let container = touchedContainer else { return false }
    return container.frontChain.reversed().contains { controller in
      controller.viewIfLoaded?.accessibilityPerformEscape() == true || controller.accessibilityPerformEscape()
    }
  }
}

extension UIView {
  fileprivate var nearestTapRecognizer: UITapGestureRecognizer? {
    for case let tap as UITapGestureRecognizer in gestureRecognizers ?? [] {
      if tap.isEnabled, tap.numberOfTapsRequired == 1 { return tap }
    }
    return superview?.nearestTapRecognizer
  }
}
