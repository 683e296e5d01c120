extension Headless {
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
}

extension UIView {
  fileprivate var nearestTapRecognizer: UITapGestureRecognizer? {
    for case let tap as UITapGestureRecognizer in gestureRecognizers ?? [] {
      if tap.isEnabled, tap.numberOfTapsRequired == 1 { return tap }
    }
    return superview?.nearestTapRecognizer
  }
}
