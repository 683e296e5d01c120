// UIKit's names in Objective-C of properties that begin with `is` in Swift. A subclass cannot have a property of such a
// name on iOS, nor here.

extension UIView {
  @available(*, deprecated, renamed: "isHidden") public var hidden: Bool { isHidden }
  @available(*, deprecated, renamed: "isOpaque") public var opaque: Bool { isOpaque }
  @available(*, deprecated, renamed: "isFocused") public var focused: Bool { false }
  @available(*, deprecated) public var userInteractionEnabled: Bool { isUserInteractionEnabled }
  @available(*, deprecated) public var multipleTouchEnabled: Bool { isMultipleTouchEnabled }
  @available(*, deprecated, renamed: "isExclusiveTouch") public var exclusiveTouch: Bool { isExclusiveTouch }
}

extension UIControl {
  @available(*, deprecated, renamed: "isEnabled") public var enabled: Bool { isEnabled }
  @available(*, deprecated, renamed: "isSelected") public var selected: Bool { isSelected }
  @available(*, deprecated, renamed: "isHighlighted") public var highlighted: Bool { isHighlighted }
  @available(*, deprecated, renamed: "isTracking") public var tracking: Bool { false }
  @available(*, deprecated, renamed: "isTouchInside") public var touchInside: Bool { false }
}

extension UILabel {
  @available(*, deprecated, renamed: "isEnabled") public var enabled: Bool { isEnabled }
  @available(*, deprecated, renamed: "isHighlighted") public var highlighted: Bool { false }
}

extension UIImageView {
  @available(*, deprecated, renamed: "isAnimating") public var animating: Bool { false }
  @available(*, deprecated, renamed: "isHighlighted") public var highlighted: Bool { false }
}

extension UIActivityIndicatorView {
  @available(*, deprecated, renamed: "isAnimating") public var animating: Bool { isAnimating }
}

extension UISwitch {
  @available(*, deprecated, renamed: "isOn") public var on: Bool { isOn }
}

extension UISegmentedControl {
  @available(*, deprecated, renamed: "isMomentary") public var momentary: Bool { isMomentary }
}

extension UIRefreshControl {
  @available(*, deprecated, renamed: "isRefreshing") public var refreshing: Bool { isRefreshing }
}

extension UITextField {
  @available(*, deprecated, renamed: "isEditing") public var editing: Bool { isEditing }
  @available(*, deprecated) public var secureTextEntry: Bool { isSecureTextEntry }
}

extension UITextView {
  @available(*, deprecated, renamed: "isEditable") public var editable: Bool { isEditable }
  @available(*, deprecated, renamed: "isSelectable") public var selectable: Bool { isSelectable }
}

extension UIScrollView {
  @available(*, deprecated, renamed: "isDragging") public var dragging: Bool { false }
  @available(*, deprecated, renamed: "isTracking") public var tracking: Bool { false }
  @available(*, deprecated, renamed: "isZooming") public var zooming: Bool { false }
  @available(*, deprecated, renamed: "isDecelerating") public var decelerating: Bool { false }
  @available(*, deprecated, renamed: "isPagingEnabled") public var pagingEnabled: Bool { isPagingEnabled }
  @available(*, deprecated, renamed: "isScrollEnabled") public var scrollEnabled: Bool { isScrollEnabled }
  @available(*, deprecated, renamed: "isZoomBouncing") public var zoomBouncing: Bool { false }
  @available(*, deprecated) public var directionalLockEnabled: Bool { false }
}

extension UITableView {
  @available(*, deprecated, renamed: "isEditing") public var editing: Bool { isEditing }
}

extension UITableViewCell {
  @available(*, deprecated, renamed: "isSelected") public var selected: Bool { isSelected }
  @available(*, deprecated, renamed: "isHighlighted") public var highlighted: Bool { isHighlighted }
  @available(*, deprecated, renamed: "isEditing") public var editing: Bool { isEditing }
}

extension UIViewController {
  @available(*, deprecated, renamed: "isEditing") public var editing: Bool { isEditing }
  @available(*, deprecated, renamed: "isBeingPresented") public var beingPresented: Bool { isBeingPresented }
  @available(*, deprecated, renamed: "isBeingDismissed") public var beingDismissed: Bool { isBeingDismissed }
  @available(*, deprecated) public var movingToParentViewController: Bool { isMovingToParent }
  @available(*, deprecated) public var movingFromParentViewController: Bool { isMovingFromParent }
  @available(*, deprecated) public var modalInPresentation: Bool { isModalInPresentation }
  @available(*, deprecated, renamed: "isViewLoaded") public var viewLoaded: Bool { isViewLoaded }
}

extension UINavigationController {
  @available(*, deprecated) public var navigationBarHidden: Bool { isNavigationBarHidden }
  @available(*, deprecated, renamed: "isToolbarHidden") public var toolbarHidden: Bool { false }
}

extension UINavigationBar {
  @available(*, deprecated, renamed: "isTranslucent") public var translucent: Bool { isTranslucent }
}

extension UITabBar {
  @available(*, deprecated, renamed: "isTranslucent") public var translucent: Bool { isTranslucent }
}

extension UIAlertAction {
  @available(*, deprecated, renamed: "isEnabled") public var enabled: Bool { isEnabled }
}

extension UIBarItem {
  @available(*, deprecated, renamed: "isEnabled") public var enabled: Bool { isEnabled }
}

extension UIGestureRecognizer {
  @available(*, deprecated, renamed: "isEnabled") public var enabled: Bool { isEnabled }
}

extension UIWindow {
  @available(*, deprecated, renamed: "isKeyWindow") public var keyWindow: Bool { false }
}

extension NSLayoutConstraint {
  @available(*, deprecated, renamed: "isActive") public var active: Bool { isActive }
}

extension UIStackView {
  @available(*, deprecated, renamed: "isBaselineRelativeArrangement") public var baselineRelativeArrangement:
    Bool
  { false }
  @available(*, deprecated) public var layoutMarginsRelativeArrangement: Bool {
    isLayoutMarginsRelativeArrangement
  }
}

nonisolated extension CALayer {
  @available(*, deprecated, renamed: "isHidden") public var hidden: Bool { isHidden }
  @available(*, deprecated, renamed: "isOpaque") public var opaque: Bool { false }
}
