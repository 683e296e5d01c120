public import Foundation

/// An alert: a title, a message and buttons. Do not subclass it (Apple).
///
/// Apple, UIAlertController.h.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  nonisolated public enum Style: Int, Sendable { case actionSheet, alert }

  public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Adds a button. Traps, as UIKit raises, on a second one of style `.cancel`.
  open func addAction(_ action: UIAlertAction) {
    precondition(
      action.style != .cancel || !actions.contains { $0.style == .cancel },
      "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    actions.append(action)
  }

  open private(set) var actions: [UIAlertAction] = []

  /// The text below the title.
  open var message: String?
  open private(set) var preferredStyle = Style.alert

  /// The fields of an alert; nil if there is none.
  open private(set) var textFields: [UITextField]?

  /// Adds a field. Crashes, as UIKit raises, in an action sheet.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    precondition(
      preferredStyle == .alert,
      "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    let field = UITextField()
    textFields = (textFields ?? []) + [field]
    view.addSubview(field)
    configurationHandler?(field)
  }

  /// The button of the Return key, in bold. Crashes unless it was added (Apple: a programmer error).
  open var preferredAction: UIAlertAction? {
    didSet {
      precondition(
        preferredAction.map(actions.contains) ?? true,
        "The preferred action must be added to the alert controller's list of actions first.")
    }
  }

  /// Taps the button of style `.cancel`.
  open override func accessibilityPerformEscape() -> Bool {
    guard let cancel = actions.first(where: { $0.style == .cancel }) else { return false }
    return engine?.choose(cancel) ?? false
  }

  override var isAlert: Bool { true }

  override var isActionSheet: Bool { preferredStyle == .actionSheet }
}

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
