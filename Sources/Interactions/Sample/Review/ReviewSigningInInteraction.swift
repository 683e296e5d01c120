import Interactions

/// Signing in: Login is opened for whoever misses an account, and what comes of it is passed on.
protocol ReviewSigningInInteracting: Interacting {
  /// What is open, for the other interactions of Review to use.
  var stage: any ReviewStaging { get }

  func use(_ presenter: any PresentationControlling & IdleAwaiting)
  func use(_ accountKeeper: any AccountKeeping)
  func use(_ commenting: any ReviewCommentingInteracting)
  func didMissAccount()
  func didMissAccountForComment()
  func didOpenSignInLink(login: String?)
}

final class ReviewSigningInInteraction {
  let stage: any ReviewStaging
  private let navigation: any LoginNavigating
  private weak var accountKeeper: (any AccountKeeping)?
  private weak var commenting: (any ReviewCommentingInteracting)?
  private var isCommentWanted = false

  init(stage: any ReviewStaging, navigation: any LoginNavigating) {
    self.stage = stage
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

  func didMissAccount() {
    navigation.whenIdle { [weak self] in
      self?.presentLogin()
    }
  }

  func didMissAccountForComment() {
    navigation.whenIdle { [weak self] in
      guard let self, stage.child != .comment else { return }
      presentLogin()
      isCommentWanted = true
    }
  }

  func didOpenSignInLink(login: String?) {
    guard let accountKeeper, accountKeeper.account == nil else { return }
    navigation.whenIdle { [weak self] in
      self?.presentLogin()
      self?.navigation.login?.didOpenSignInLink(login: login)
    }
  }

  private func presentLogin() {
    guard stage.child == nil else { return }
    stage.child = .login
    navigation.presentLogin()
  }

  private func endLogin() {
    stage.child = nil
    guard isCommentWanted else { return }
    isCommentWanted = false
    commenting?.didEndWantedLogin()
  }
}

extension ReviewSigningInInteraction: LoginListening {
  func didFinishLogin() {
    guard stage.child == .login else { return }
    navigation.dismissLogin()
    endLogin()
  }

  func didSwipeLoginAway() {
    endLogin()
  }
}
