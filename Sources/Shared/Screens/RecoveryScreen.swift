public import PortableUIKit

/// The view of Recovery (V1, V2): a field for the login and a button that sends the instructions.
///
/// It is passive: it shows what it is given and contains no rule.
public final class RecoveryScreen: UIView {
  /// The login whose password is lost: `recovery.login`.
  public let loginField = UITextField(identifier: "recovery.login")
  /// Sends the instructions: `recovery.sendButton`.
  public let sendButton = UIButton(identifier: "recovery.sendButton", title: Texts.Recovery.send)

  /// Makes the screen with an empty field.
  public init() {
    super.init(frame: .zero)
    loginField.textContentType = .username
    stackScrolling([loginField, sendButton])
  }

  /// Screens are made in code: always nil.
  public required init?(coder: NSCoder) { nil }
}
