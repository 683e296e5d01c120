import Interactions

/// Following the session: notices that another user is signed in, or none any more.
///
/// The controller owns it; the mediator calls it, and it calls the mediator. An observer that attached earlier may open a
/// link or close Login before this one is notified, so it compares the account then, too.
protocol ReviewSessionInteracting: Interacting {
  func use(_ accountKeeper: any AccountKeeping)
  func use(_ mediator: any ReviewMediating)
  func didOpenLink()
  func didEndLogin()
}

final class ReviewSessionInteraction {
  private weak var accountKeeper: (any AccountKeeping)?
  private weak var mediator: (any ReviewMediating)?
  private var observation: AnyObject?
  /// The account that the mediator was last called for.
  private var knownAccount: String?
}

extension ReviewSessionInteraction: ReviewSessionInteracting {
  func use(_ accountKeeper: any AccountKeeping) {
    self.accountKeeper = accountKeeper
    knownAccount = accountKeeper.account
    observation = accountKeeper.observe { [weak self] _ in self?.compareAccount() }
  }

  func use(_ mediator: any ReviewMediating) { self.mediator = mediator }

  func didOpenLink() {
    compareAccount()
  }

  func didEndLogin() {
    compareAccount()
  }

  private func compareAccount() {
    guard let accountKeeper, accountKeeper.account != knownAccount else { return }
    knownAccount = accountKeeper.account
    mediator?.didChangeAccount()
  }
}
