/// An alert: a title, a message and buttons. To be used as it is, not subclassed.
///
/// Apple, UIAlertController.h.
open class UIAlertController: UIViewController {
  /// Where the alert stands.
  nonisolated public enum Style: Int, Sendable {
    /// At the bottom, or beside what it is about.
    case actionSheet = 0
    /// In the middle.
    case alert = 1
  }

  /// Makes an alert without buttons.
  public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    modalPresentationStyle = .custom
  }

  /// Adds a button. Traps on a second one of the style `.cancel`, as UIKit raises.
  open func addAction(_ action: UIAlertAction) {
    precondition(
      action.style != .cancel || !actions.contains { $0.style == .cancel },
      "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
    )
    actions.append(action)
  }

  /// The buttons.
  open private(set) var actions: [UIAlertAction] = []

  /// The text below the title.
  open var message: String?

  /// Where the alert stands.
  open private(set) var preferredStyle = Style.alert

  /// Chooses the button of the style `.cancel`, as assistive technology does.
  open override func accessibilityPerformEscape() -> Bool {
    guard let cancel = actions.first(where: { $0.style == .cancel }) else { return false }
    return engine?.choose(cancel) ?? false
  }

  override var isAlert: Bool { true }
}
