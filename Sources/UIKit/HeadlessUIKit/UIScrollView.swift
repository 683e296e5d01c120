public import Foundation

/// A view that shows a part of its content. Only a table view scrolls here, by rows. It has no `delegate` (see `UIResponder`).
///
/// Apple, UIScrollView.h.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// When a scroll dismisses the keyboard.
  nonisolated public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    /// When the user begins to drag.
    case onDrag = 1
    /// The keyboard follows the drag.
    case interactive = 2
    /// When the user begins to drag; an accessory view stays.
    case onDragWithAccessory = 3
    /// The keyboard follows the drag; an accessory view stays.
    case interactiveWithAccessory = 4
  }

  /// Makes an empty scroll view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes an empty scroll view; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  nonisolated deinit {}

  /// The area of the content.
  open private(set) lazy var contentLayoutGuide: UILayoutGuide = owned(UILayoutGuide())

  /// The area of the scroll view itself.
  open private(set) lazy var frameLayoutGuide: UILayoutGuide = owned(UILayoutGuide())

  /// When a scroll dismisses the keyboard; never by default.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// Whether the content can be dragged vertically although it fits; false by default.
  open var alwaysBounceVertical = false

  /// Whether the user can scroll; true by default.
  open var isScrollEnabled = true

  /// The point of the content at the top left corner, in points.
  open var contentOffset = CGPoint.zero {
    didSet { if contentOffset != oldValue { setNeedsLayout() } }
  }

  /// Sets the offset, here without animation.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

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
