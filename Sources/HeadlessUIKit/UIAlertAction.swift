public import Foundation

/// A button of an alert.
///
/// Apple, UIAlertController.h.
open class UIAlertAction: NSObject, UIAccessibilityIdentification {
  /// How the button looks and what it stands for.
  nonisolated public enum Style: Int, Sendable {
    /// Like any other.
    case `default` = 0
    /// It leaves things as they are; an alert has at most one.
    case cancel = 1
    /// It destroys something.
    case destructive = 2
  }

  private let handler: ((UIAlertAction) -> Void)?

  private init(named title: String?, style: Style, handler: ((UIAlertAction) -> Void)?) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  /// Makes an enabled button.
  ///
  /// - Parameter handler: runs after a person chose the button and the alert was dismissed.
  public convenience init(
    title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init(named: title, style: style, handler: handler)
  }

  /// What the button reads.
  open private(set) var title: String?

  /// How the button looks and what it stands for.
  open private(set) var style: Style

  /// Whether a person can choose it; true by default.
  open var isEnabled = true

  /// The name by which tests find the button.
  open var accessibilityIdentifier: String?

  func run() {
    handler?(self)
  }
}
