// UIKit's names in Objective-C of properties that begin with `is` in Swift. A subclass cannot have a property of such a
// name on iOS, nor here.

extension UIView {
  @available(*, deprecated) public var hidden: Bool { isHidden }
  @available(*, deprecated) public var opaque: Bool { isOpaque }
  @available(*, deprecated) public var focused: Bool { false }
  @available(*, deprecated) public var userInteractionEnabled: Bool { isUserInteractionEnabled }
  @available(*, deprecated) public var multipleTouchEnabled: Bool { isMultipleTouchEnabled }
  @available(*, deprecated) public var exclusiveTouch: Bool { isExclusiveTouch }
}

extension UIControl {
  @available(*, deprecated) public var enabled: Bool { isEnabled }
  @available(*, deprecated) public var selected: Bool { isSelected }
  @available(*, deprecated) public var highlighted: Bool { isHighlighted }
  @available(*, deprecated) public var tracking: Bool { false }
  @available(*, deprecated) public var touchInside: Bool { false }
}

extension UILabel {
  @available(*, deprecated) public var enabled: Bool { isEnabled }
  @available(*, deprecated) public var highlighted: Bool { false }
}

extension UIImageView {
  @available(*, deprecated) public var animating: Bool { false }
  @available(*, deprecated) public var highlighted: Bool { false }
}
extension UIActivityIndicatorView { @available(*, deprecated) public var animating: Bool { isAnimating } }
extension UISwitch { @available(*, deprecated) public var on: Bool { isOn } }
extension UISegmentedControl { @available(*, deprecated) public var momentary: Bool { isMomentary } }
extension UIRefreshControl { @available(*, deprecated) public var refreshing: Bool { isRefreshing } }

extension UITextField {
  @available(*, deprecated) public var editing: Bool { isEditing }
  @available(*, deprecated) public var secureTextEntry: Bool { isSecureTextEntry }
}

extension UITextView {
  @available(*, deprecated) public var editable: Bool { isEditable }
  @available(*, deprecated) public var selectable: Bool { isSelectable }
}

extension UIScrollView {
  @available(*, deprecated) public var dragging: Bool { false }
  @available(*, deprecated) public var tracking: Bool { false }
  @available(*, deprecated) public var zooming: Bool { false }
  @available(*, deprecated) public var decelerating: Bool { false }
  @available(*, deprecated) public var pagingEnabled: Bool { isPagingEnabled }
  @available(*, deprecated) public var scrollEnabled: Bool { isScrollEnabled }
  @available(*, deprecated) public var zoomBouncing: Bool { false }
  @available(*, deprecated) public var directionalLockEnabled: Bool { false }
}
extension UITableView { @available(*, deprecated) public var editing: Bool { isEditing } }

extension UITableViewCell {
  @available(*, deprecated) public var selected: Bool { isSelected }
  @available(*, deprecated) public var highlighted: Bool { isHighlighted }
  @available(*, deprecated) public var editing: Bool { isEditing }
}

extension UIViewController {
  @available(*, deprecated) public var editing: Bool { isEditing }
  @available(*, deprecated) public var beingPresented: Bool { isBeingPresented }
  @available(*, deprecated) public var beingDismissed: Bool { isBeingDismissed }
  @available(*, deprecated) public var movingToParentViewController: Bool { isMovingToParent }
  @available(*, deprecated) public var movingFromParentViewController: Bool { isMovingFromParent }
  @available(*, deprecated) public var modalInPresentation: Bool { isModalInPresentation }
  @available(*, deprecated) public var viewLoaded: Bool { isViewLoaded }
}

extension UINavigationController {
  @available(*, deprecated) public var navigationBarHidden: Bool { isNavigationBarHidden }
  @available(*, deprecated) public var toolbarHidden: Bool { false }
}
extension UINavigationBar { @available(*, deprecated) public var translucent: Bool { isTranslucent } }
extension UITabBar { @available(*, deprecated) public var translucent: Bool { isTranslucent } }
extension UIAlertAction { @available(*, deprecated) public var enabled: Bool { isEnabled } }
extension UIBarItem { @available(*, deprecated) public var enabled: Bool { isEnabled } }
extension UIGestureRecognizer { @available(*, deprecated) public var enabled: Bool { isEnabled } }
extension UIWindow { @available(*, deprecated) public var keyWindow: Bool { false } }
extension NSLayoutConstraint { @available(*, deprecated) public var active: Bool { isActive } }

extension UIStackView {
  @available(*, deprecated) public var baselineRelativeArrangement: Bool { false }
  @available(*, deprecated) public var layoutMarginsRelativeArrangement: Bool {
    isLayoutMarginsRelativeArrangement
  }
}

nonisolated extension CALayer {
  @available(*, deprecated) public var hidden: Bool { isHidden }
  @available(*, deprecated) public var opaque: Bool { false }
}
