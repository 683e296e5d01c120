import Foundation

/// Which views take the touches of others. It needs no layout: only views that fill their superview count.
extension UIView {
  /// Whether hit-testing considers the view and its subviews (Apple, `hitTest(_:with:)`).
  var isVisibleToTouches: Bool { !isHidden && isUserInteractionEnabled && alpha >= 0.01 }

  /// Whether a sibling in front of the view takes its touches.
  var isCovered: Bool {
    guard let siblings = superview?.subviews else { return false }
    for sibling in siblings.reversed() {
      if sibling === self { return false }
      if sibling.coversSiblings { return true }
    }
    return false
  }

  /// Whether the view fills its superview, by active constraints or by autoresizing, and is visible to touches.
  var coversSiblings: Bool {
    guard isVisibleToTouches, let superview else { return false }
    if translatesAutoresizingMaskIntoConstraints {
      return autoresizingMask.isSuperset(of: [.flexibleWidth, .flexibleHeight])
        && frame.contains(superview.bounds)
    }
    let pinned = Set(superview.constraints.compactMap { $0.edge(of: self, reaching: superview) })
    return [[.leading, .trailing], [.left, .right], [.width, .centerX]].contains(where: pinned.isSuperset)
      && [[.top, .bottom], [.height, .centerY]].contains(where: pinned.isSuperset)
  }
}

extension NSLayoutConstraint {
  /// The attribute of a view that the constraint makes reach that of its superview, or of the safe area; nil if it does
  /// not.
  fileprivate func edge(of view: UIView, reaching superview: UIView) -> Attribute? {
    guard relation == .equal, multiplier == 1, firstAttribute == secondAttribute else { return nil }
    let isFirst = firstItem === view
    guard isFirst || secondItem === view, let other = isFirst ? secondItem : firstItem,
      other === superview || other === superview.safeAreaLayoutGuide
    else { return nil }
    let offset = isFirst ? constant : -constant
    let reaches =
      switch firstAttribute {
      case .top, .leading, .left: offset <= 0
      case .bottom, .trailing, .right, .width, .height: offset >= 0
      default: offset == 0
      }
    return reaches ? firstAttribute : nil
  }
}
