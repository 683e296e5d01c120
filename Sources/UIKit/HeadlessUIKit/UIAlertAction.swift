public import Foundation

/// A button of an alert.
///
/// Apple, UIAlertController.h.
@preconcurrency @MainActor
open class UIAlertAction: NSObject, @MainActor UIAccessibilityIdentification {
  nonisolated public enum Style: Int, Sendable {
    case `default` = 0
    /// It cancels; an alert has at most one.
    case cancel = 1
    /// It may delete or change data.
    case destructive = 2
  }

  private var handler: ((UIAlertAction) -> Void)?

  /// Makes an enabled button without a title.
  public override init() {
    super.init()
  }

  /// Makes an enabled button. The handler runs after the user has tapped it and the alert has been dismissed.
  public convenience init(
    title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init()
    self.title = title
    self.style = style
    self.handler = handler
  }

  open private(set) var title: String?

  open private(set) var style = Style.default

  /// Whether the user can tap the button; true by default.
  open var isEnabled = true

  /// The identifier by which UI tests find the button.
  open var accessibilityIdentifier: String?

  func run() {
    handler?(self)
  }
}
