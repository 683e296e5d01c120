public import Foundation

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
