/// The accessibility identifiers of the feature's elements, screen by screen, in the order in which assistive technology
/// reads them. An element is declared here, and nowhere else in this module.
public nonisolated enum Identifier: String, Sendable, Hashable, CaseIterable {
  /// Review's label with the latest comment.
  case reviewComment = "review.comment"
  /// Review's label with the account.
  case reviewAccount = "review.account"
  /// Review's button that opens Comment.
  case reviewCommentButton = "review.commentButton"
  /// Review's button that signs in or out.
  case reviewAccountButton = "review.accountButton"
  /// Login's field for the login.
  case loginLogin = "login.login"
  /// Login's secure field for the password.
  case loginPassword = "login.password"
  /// Login's label with the failure.
  case loginFailure = "login.failure"
  /// Login's label with a notice.
  case loginNotice = "login.notice"
  /// Login's activity indicator.
  case loginWaiting = "login.waiting"
  /// Login's button that starts an attempt.
  case loginSignInButton = "login.signInButton"
  /// Login's button that opens Recovery.
  case loginRecoveryButton = "login.recoveryButton"
  /// Login's Cancel.
  case loginCancelButton = "login.cancelButton"
  /// Recovery's field for the login.
  case recoveryLogin = "recovery.login"
  /// Recovery's Send.
  case recoverySendButton = "recovery.sendButton"
  /// Comment's text view.
  case commentText = "comment.text"
  /// Comment's label with what is left of the limit.
  case commentRemaining = "comment.remaining"
  /// Comment's Send.
  case commentSendButton = "comment.sendButton"
  /// Comment's Cancel.
  case commentCancelButton = "comment.cancelButton"

  /// The kind of an element, as the user sees it.
  public enum Kind: Sendable, Hashable {
    /// Shows a text.
    case label
    /// Can be tapped.
    case button
    /// Takes a line of text.
    case textField
    /// Takes a line of text and shows dots.
    case secureField
    /// Takes a longer text.
    case textView
    /// Shows whether something is waiting.
    case indicator
    /// Anything else; no element of the feature.
    case other
  }

  /// The specified kind: a button's name ends in `Button`, the other elements are labels unless they are listed here.
  public var kind: Kind {
    switch self {
    case .loginLogin, .recoveryLogin: .textField
    case .loginPassword: .secureField
    case .commentText: .textView
    case .loginWaiting: .indicator
    default: Self.buttons.contains(self) ? .button : .label
    }
  }

  private static let buttons = Set(allCases.filter { $0.rawValue.hasSuffix("Button") })

  /// The elements of a screen, in the order in which assistive technology reads them.
  static func all(of screen: String) -> [Identifier] {
    allCases.filter { $0.rawValue.hasPrefix("\(screen).") }
  }

  /// Finds an element by its identifier: the same as `init(rawValue:)`, in constant time.
  public static func named(_ text: String) -> Identifier? { table[text] }

  private static let table = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
}
