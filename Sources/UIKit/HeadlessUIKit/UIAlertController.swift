public import Foundation

/// An alert: a title, a message and buttons. Do not subclass it (Apple).
///
/// Apple, UIAlertController.h.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  nonisolated public enum Style: Int, Sendable {
    /// At the bottom of the screen, or in a popover.
    case actionSheet = 0
    /// In the centre of the screen.
    case alert = 1
  }

  /// Makes an empty alert. Nibs are not used.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes an empty alert; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes an alert without buttons.
  public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    modalPresentationStyle = .custom
  }

  /// Adds a button. Traps, as UIKit raises, on a second one of style `.cancel`.
  open func addAction(_ action: UIAlertAction) {
    precondition(
      action.style != .cancel || !actions.contains { $0.style == .cancel },
      "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
    )
    actions.append(action)
  }

  open private(set) var actions: [UIAlertAction] = []

  /// The text below the title.
  open var message: String?

  open private(set) var preferredStyle = Style.alert

  /// Taps the button of style `.cancel`.
  open override func accessibilityPerformEscape() -> Bool {
    guard let cancel = actions.first(where: { $0.style == .cancel }) else { return false }
    return engine?.choose(cancel) ?? false
  }

  override var isAlert: Bool { true }
}
