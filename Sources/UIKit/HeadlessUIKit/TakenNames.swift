// UIKit's names in Objective-C of properties that begin with `is` in Swift. A subclass cannot have a property of such a
// name on iOS, nor here. Nothing reads them.

extension UIView { @available(*, deprecated) public var hidden: Bool { false } }
extension UIView { @available(*, deprecated) public var opaque: Bool { false } }
extension UIView { @available(*, deprecated) public var focused: Bool { false } }
extension UIView { @available(*, deprecated) public var userInteractionEnabled: Bool { false } }
extension UIView { @available(*, deprecated) public var multipleTouchEnabled: Bool { false } }
extension UIView { @available(*, deprecated) public var exclusiveTouch: Bool { false } }
extension UIControl { @available(*, deprecated) public var enabled: Bool { false } }
extension UIControl { @available(*, deprecated) public var selected: Bool { false } }
extension UIControl { @available(*, deprecated) public var highlighted: Bool { false } }
extension UIControl { @available(*, deprecated) public var tracking: Bool { false } }
extension UIControl { @available(*, deprecated) public var touchInside: Bool { false } }
extension UILabel { @available(*, deprecated) public var enabled: Bool { false } }
extension UILabel { @available(*, deprecated) public var highlighted: Bool { false } }
extension UIImageView { @available(*, deprecated) public var animating: Bool { false } }
extension UIImageView { @available(*, deprecated) public var highlighted: Bool { false } }
extension UIActivityIndicatorView { @available(*, deprecated) public var animating: Bool { false } }
extension UISwitch { @available(*, deprecated) public var on: Bool { false } }
extension UISegmentedControl { @available(*, deprecated) public var momentary: Bool { false } }
extension UIRefreshControl { @available(*, deprecated) public var refreshing: Bool { false } }
extension UITextField { @available(*, deprecated) public var editing: Bool { false } }
extension UITextField { @available(*, deprecated) public var secureTextEntry: Bool { false } }
extension UITextView { @available(*, deprecated) public var editable: Bool { false } }
extension UITextView { @available(*, deprecated) public var selectable: Bool { false } }
extension UIScrollView { @available(*, deprecated) public var dragging: Bool { false } }
extension UIScrollView { @available(*, deprecated) public var tracking: Bool { false } }
extension UIScrollView { @available(*, deprecated) public var zooming: Bool { false } }
extension UIScrollView { @available(*, deprecated) public var decelerating: Bool { false } }
extension UIScrollView { @available(*, deprecated) public var pagingEnabled: Bool { false } }
extension UIScrollView { @available(*, deprecated) public var scrollEnabled: Bool { false } }
extension UIScrollView { @available(*, deprecated) public var zoomBouncing: Bool { false } }
extension UIScrollView { @available(*, deprecated) public var directionalLockEnabled: Bool { false } }
extension UITableView { @available(*, deprecated) public var editing: Bool { false } }
extension UITableViewCell { @available(*, deprecated) public var selected: Bool { false } }
extension UITableViewCell { @available(*, deprecated) public var highlighted: Bool { false } }
extension UITableViewCell { @available(*, deprecated) public var editing: Bool { false } }
extension UIViewController { @available(*, deprecated) public var editing: Bool { false } }
extension UIViewController { @available(*, deprecated) public var beingPresented: Bool { false } }
extension UIViewController { @available(*, deprecated) public var beingDismissed: Bool { false } }
extension UIViewController {
  @available(*, deprecated) public var movingToParentViewController: Bool { false }
}
extension UIViewController {
  @available(*, deprecated) public var movingFromParentViewController: Bool { false }
}
extension UIViewController { @available(*, deprecated) public var modalInPresentation: Bool { false } }
extension UIViewController { @available(*, deprecated) public var viewLoaded: Bool { false } }
extension UINavigationController { @available(*, deprecated) public var navigationBarHidden: Bool { false } }
extension UINavigationController { @available(*, deprecated) public var toolbarHidden: Bool { false } }
extension UINavigationBar { @available(*, deprecated) public var translucent: Bool { false } }
extension UITabBar { @available(*, deprecated) public var translucent: Bool { false } }
extension UIAlertAction { @available(*, deprecated) public var enabled: Bool { false } }
extension UIBarItem { @available(*, deprecated) public var enabled: Bool { false } }
extension UIGestureRecognizer { @available(*, deprecated) public var enabled: Bool { false } }
extension UIWindow { @available(*, deprecated) public var keyWindow: Bool { false } }
extension NSLayoutConstraint { @available(*, deprecated) public var active: Bool { false } }
extension UIStackView { @available(*, deprecated) public var baselineRelativeArrangement: Bool { false } }
extension UIStackView {
  @available(*, deprecated) public var layoutMarginsRelativeArrangement: Bool { false }
}
nonisolated extension CALayer { @available(*, deprecated) public var hidden: Bool { false } }
nonisolated extension CALayer { @available(*, deprecated) public var opaque: Bool { false } }
