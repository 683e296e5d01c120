public import Foundation

/// A button of an alert.
///
/// Apple, UIAlertController.h.
@preconcurrency @MainActor open class UIAlertAction: NSObject, @MainActor UIAccessibilityIdentification {
  nonisolated public enum Style: Int, Sendable { case `default`, cancel, destructive }

  private var handler: ((UIAlertAction) -> Void)?

  public override init() { super.init() }

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
  open var isEnabled = true

  /// The identifier by which UI tests find the button.
  open var accessibilityIdentifier: String?

  func run() { handler?(self) }
}
