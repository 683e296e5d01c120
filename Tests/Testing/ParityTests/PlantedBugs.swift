import QuartetFeatureEntry
import QuartetImplementations
import PortableUIKit
import QuartetScreens
import QuartetShared

@testable import QuartetBaseline
@testable import QuartetInteractionsSample

/// A correct implementation, except that `grace` sees the draft of `ada`.
enum SharedDraftFeature: Feature {
  static let patternName = "Shared draft"

  static func start(trunk: Trunk, kind: LoginKind) -> (root: UIViewController, open: (URL) -> Bool) {
    let (root, open) = Implementations.all[0].start(trunk: trunk, kind: kind)
    let observation = trunk.authManager.attach { [weak trunk] change in
      guard change == .signedIn, let trunk, trunk.authManager.account == "grace@example.com" else { return }
      let (own, other) = (
        trunk.commentStore.draft(of: "grace@example.com"), trunk.commentStore.draft(of: "ada@example.com")
      )
      if own.text.isEmpty { own.text = other.text }
    }
    return (root, { url in withExtendedLifetime(observation) { open(url) } })
  }
}

extension UIViewController {
  fileprivate var isAsking: Bool { presentedViewController?.presentedViewController is UIAlertController }
}

/// Loses a link while the alert of Comment closes.
enum LosesLinks: @MainActor RareLinkFeature {
  static func isRare(_ root: UIViewController?) -> Bool {
    root?.presentedViewController?.presentedViewController?.isBeingDismissed == true
  }
}

/// Crashes if a link opens while the alert of Comment is shown.
enum Crashes: @MainActor RareLinkFeature {
  static func isRare(_ root: UIViewController?) -> Bool { root?.isAsking == true }
  static func open(_ url: URL) -> Bool { CrashingFeature.open(url) }
}

/// Never returns if a link opens while the alert of Comment is shown.
enum Hangs: @MainActor RareLinkFeature {
  static func isRare(_ root: UIViewController?) -> Bool { root?.isAsking == true }
  static func open(_ url: URL) -> Bool { HangingFeature.open(url) }
}

/// Loses every link.
enum LosesEveryLink: @MainActor RareLinkFeature {}

/// A correct implementation, except that Comment does not open after signing in if there were three wrong replies.
enum ForgottenCommentFeature: Feature {
  static let patternName = "Forgotten comment"

  static func start(trunk: Trunk, kind: LoginKind) -> (root: UIViewController, open: (URL) -> Bool) {
    BaselineFeature.start(ForgetfulReviewController(trunk: trunk, kind: kind))
  }
}

private final class ForgetfulReviewController: QuartetBaseline.ReviewViewController {
  private let makeLogin: (String?) -> LimitedLoginController

  override init(trunk: Trunk, kind: LoginKind) {
    makeLogin = { LimitedLoginController(kind: kind, authManager: trunk.authManager, login: $0) }
    super.init(trunk: trunk, kind: kind)
  }

  required init?(coder: NSCoder) { nil }

  override func presentLogin(login: String?) {
    let login = makeLogin(login)
    login.onEnd = { [weak self, weak login] in
      if login?.wasLimited == true { self?.childScreens.close() } else { self?.loginDidEnd() }
    }
    childScreens.present(UINavigationController(rootViewController: login)) { login.cancel() }
  }
}

/// A Login that remembers whether a login was at its limit.
private final class LimitedLoginController: QuartetBaseline.LoginViewController {
  private(set) var wasLimited = false

  override func loadView() {
    super.loadView()
    guard let screen = view as? LoginScreen else { return }
    let remember = UIAction { [weak self, weak screen] _ in
      if screen?.failureLabel.text == Texts.Login.limitReached { self?.wasLimited = true }
    }
    screen.signInButton.addAction(remember, for: .touchUpInside)
  }
}

/// A correct implementation, except that every Login shares one attempt, which is never cancelled.
enum LateReplyFeature: Feature {
  static let patternName = "Late reply"

  static func start(trunk: Trunk, kind: LoginKind) -> (root: UIViewController, open: (URL) -> Bool) {
    let authManager = trunk.authManager
    return InteractionsFeature.start(
      ReviewAssembler(
        loginNavigationAssembler: LoginNavigationAssembler(
          loginAssembler: LoginAssembler(kind: kind, authManager: SharedAttempt(authManager))),
        commentNavigationAssembler: CommentNavigationAssembler(
          commentAssembler: CommentAssembler(drafts: trunk.commentStore, accountKeeper: authManager)),
        accountKeeper: authManager, comments: trunk.commentStore))
  }
}

private final class SharedAttempt: Authenticating, CredentialsRemembering, Attempting {
  private let authManager: AuthManager
  private var onOutcome: ((SignInAttempt.Outcome) -> Void)?
  private lazy var attempt = authManager.makeAttempt { [weak self] in self?.onOutcome?($0) }

  init(_ authManager: AuthManager) { self.authManager = authManager }

  var credentials: (login: String, password: Password) { authManager.credentials }
  var isWaiting: Bool { attempt.isWaiting }

  func attempts(onOutcome: @escaping (SignInAttempt.Outcome) -> Void) -> any Attempting {
    self.onOutcome = onOutcome
    return self
  }

  func start(login: Login, password: Password) { attempt.start(login: login, password: password) }
  func cancel() {}
}
