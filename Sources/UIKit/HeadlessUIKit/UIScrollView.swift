public import Foundation

/// A view that shows a part of its content. Only a table view scrolls here, by rows. It has no `delegate` (see `UIResponder`).
///
/// Apple, UIScrollView.h.
@preconcurrency @MainActor open class UIScrollView: UIView {
  /// When a scroll dismisses the keyboard.
  nonisolated public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  nonisolated deinit {}

  open private(set) lazy var contentLayoutGuide: UILayoutGuide = owned(UILayoutGuide())

  /// The area of the scroll view itself.
  open private(set) lazy var frameLayoutGuide: UILayoutGuide = owned(UILayoutGuide())

  /// When a scroll dismisses the keyboard; never by default.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// Whether the content can be dragged vertically although it fits; false by default.
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var bounces = true
  open var isPagingEnabled = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic

  /// When the safe area is added to the inset.
  nonisolated public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  open var isScrollEnabled = true

  /// The point of the content at the top left corner, in points.
  open var contentOffset = CGPoint.zero {
    didSet { if contentOffset != oldValue { setNeedsLayout() } }
  }

  /// Sets the offset, here without animation.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }

  /// The size of the content, in points.
  open var contentSize = CGSize.zero

  /// The space around the content, in points. It changes no offset here.
  open var contentInset = UIEdgeInsets.zero

  /// The control that the user pulls down; a subview.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: 0) }
    }
  }
}

/// The control at the top of a scroll view that the user pulls down to load its content again.
///
/// Apple, UIRefreshControl.h.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// Whether the control shows that content is being loaded.
  open private(set) var isRefreshing = false

  /// The text below the control; nil by default.
  open var attributedTitle: NSAttributedString?

  /// Shows that content is being loaded. Sends no event.
  open func beginRefreshing() { isRefreshing = true }

  /// Hides it. Call it when the content was loaded.
  open func endRefreshing() { isRefreshing = false }

  override func touchUp() {
    guard !isRefreshing else { return }
    beginRefreshing()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
