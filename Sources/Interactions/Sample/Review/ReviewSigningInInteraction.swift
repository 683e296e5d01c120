import Interactions

/// Signing in: opens Login when an account is missing, and closes it when it ends (R3, D2).
///
/// The controller owns it; the account and the commenting interaction call it, and Login notifies it. It does not know
/// what the account is for: it notifies the commenting interaction that Login has ended.
protocol ReviewSigningInInteracting: Interacting {
  func use(_ presenter: any PresentationControlling & IdleAwaiting)
  func use(_ accountKeeper: any AccountKeeping)
  func use(_ commenting: any ReviewCommentingInteracting)
  func didMissAccount()
  func didOpenSignInLink(login: String?)
}

final class ReviewSigningInInteraction {
  private let navigation: any LoginNavigating
  private weak var accountKeeper: (any AccountKeeping)?
  private weak var commenting: (any ReviewCommentingInteracting)?

  init(navigation: any LoginNavigating) {
    self.navigation = navigation
    navigation.use(self)
  }
}

extension ReviewSigningInInteraction: ReviewSigningInInteracting {
  func use(_ presenter: any PresentationControlling & IdleAwaiting) {
    navigation.use(presenter)
  }

  func use(_ accountKeeper: any AccountKeeping) {
    self.accountKeeper = accountKeeper
  }

  func use(_ commenting: any ReviewCommentingInteracting) {
    self.commenting = commenting
  }

  // If other code of the app has presented something, no Login is going to end.
  func didMissAccount() {
    navigation.whenIdle { [weak self] in
      guard let self else { return }
      navigation.presentLogin()
      if navigation.login == nil { commenting?.didEndLogin() }
    }
  }

  func didOpenSignInLink(login: String?) {
    guard accountKeeper?.account == nil else { return }
    navigation.whenIdle { [weak self] in
      self?.navigation.presentLogin()
      self?.navigation.login?.didOpenSignInLink(login: login)
    }
  }
}

extension ReviewSigningInInteraction: LoginListening {
  func didFinishLogin() {
    navigation.whenIdle { [weak self] in
      self?.navigation.dismissLogin()
    }
    commenting?.didEndLogin()
  }

  // After `didFinishLogin()` no comment is pending any more, so that this changes nothing then.
  func didLeaveLogin() {
    commenting?.didEndLogin()
  }
}
