import Interactions

/// Signing in: opens Login when an account is missing, and closes it when it ends (R3, D2).
///
/// The controller owns it; the account and the commenting interaction call it, and Login notifies it. It does not know
/// what the account is for: it notifies the commenting interaction that Login has ended.
protocol ReviewSigningInInteracting: Interacting {
  /// Whether Login is open.
  var isSigningIn: Bool { get }
  /// Whether Login stays open when the transition that runs has ended, and no earlier request waits for that.
  var isLoginStaying: Bool { get }

  func use(_ presenter: any PresentationControlling & IdleAwaiting)
  func use(_ accountKeeper: any AccountKeeping)
  func use(_ commenting: any ReviewCommentingInteracting)
  func use(_ requesting: any ReviewRequestingInteracting)
  func didMissAccount()
  /// Called from inside a request.
  func didMissAccountForComment()
  func didOpenSignInLink(login: String?)
}

final class ReviewSigningInInteraction {
  private let navigation: any LoginNavigating
  private weak var accountKeeper: (any AccountKeeping)?
  private weak var commenting: (any ReviewCommentingInteracting)?
  private weak var requesting: (any ReviewRequestingInteracting)?
  /// Whether Login is still there only because its dismissal waits for a transition.
  private var isLoginFinished = false

  init(navigation: any LoginNavigating) {
    self.navigation = navigation
    navigation.use(self)
  }
}

extension ReviewSigningInInteraction: ReviewSigningInInteracting {
  var isSigningIn: Bool { navigation.login != nil }

  var isLoginStaying: Bool {
    navigation.openLogin != nil && !isLoginFinished && requesting?.isWaiting == false
  }

  func use(_ presenter: any PresentationControlling & IdleAwaiting) {
    navigation.use(presenter)
  }

  func use(_ accountKeeper: any AccountKeeping) {
    self.accountKeeper = accountKeeper
  }

  func use(_ commenting: any ReviewCommentingInteracting) {
    self.commenting = commenting
  }

  func use(_ requesting: any ReviewRequestingInteracting) {
    self.requesting = requesting
  }

  func didMissAccount() {
    requesting?.didRequest { [weak self] in self?.presentLogin() ?? true }
  }

  func didMissAccountForComment() {
    navigation.presentLogin()
  }

  func didOpenSignInLink(login: String?) {
    guard accountKeeper?.account == nil else { return }
    if isLoginStaying {
      navigation.openLogin?.didOpenSignInLink(login: login)
      return
    }
    requesting?.didRequest { [weak self] in
      let isDone = self?.presentLogin() ?? true
      self?.navigation.login?.didOpenSignInLink(login: login)
      return isDone
    }
  }

  // The user may have signed in while the request waited.
  private func presentLogin() -> Bool {
    guard accountKeeper?.account == nil else { return true }
    navigation.presentLogin()
    return isSigningIn
  }
}

extension ReviewSigningInInteraction: LoginListening {
  func didFinishLogin() {
    isLoginFinished = true
    navigation.whenIdle { [weak self] in
      self?.navigation.dismissLogin()
    }
    commenting?.didEndLogin()
  }

  // After `didFinishLogin()` no comment is pending any more, so that this changes nothing then.
  func didLeaveLogin() {
    isLoginFinished = false
    commenting?.didEndLogin()
  }
}
