public import PortableUIKit

/// What Recovery looks like (V1, V2): whose password is lost, and the button that sends for help.
///
/// A passive view: it shows what it is given and knows no rule.
public final class RecoveryScreen: UIView {
  /// Whose password is lost: `recovery.login`.
  public let loginField = UITextField(identifier: "recovery.login")
  /// Sends the instructions: `recovery.sendButton`.
  public let sendButton = UIButton(identifier: "recovery.sendButton", title: Texts.Recovery.send)

  /// Makes the screen with its field empty.
  public init() {
    super.init(frame: .zero)
    stack([loginField, sendButton])
  }

  /// Screens are made in code: always nil.
  public required init?(coder: NSCoder) { nil }
}
