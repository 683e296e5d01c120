import QuartetFeatureEntry
import QuartetImplementations
import PortableUIKit
import QuartetScreens
import QuartetShared

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

/// Loses a link while Login says that there were three wrong replies.
enum LosesLinksAtLimit: @MainActor RareLinkFeature {
  static func isRare(_ root: UIViewController?) -> Bool {
    let login = (root?.presentedViewController as? UINavigationController)?.viewControllers.first
    return (login?.view as? LoginScreen)?.failureLabel.text == Texts.Login.limitReached
  }
}

/// A correct implementation, except that every Login shares one attempt, which is never cancelled.
enum LateReplyFeature: Feature {
  static let patternName = "Late reply"

  static func start(trunk: Trunk, kind: LoginKind) -> (root: UIViewController, open: (URL) -> Bool) {
    let authManager = trunk.authManager
    let review = ReviewAssembler(
      loginNavigationAssembler: LoginNavigationAssembler(
        loginAssembler: LoginAssembler(kind: kind, authManager: SharedAttempt(authManager))),
      commentNavigationAssembler: CommentNavigationAssembler(
        commentAssembler: CommentAssembler(drafts: trunk.commentStore, accountKeeper: authManager)),
      accountKeeper: authManager, comments: trunk.commentStore
    ).assemble()
    return (UINavigationController(rootViewController: review), { _ in false })
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
