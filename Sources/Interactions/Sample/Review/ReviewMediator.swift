import Interactions
import QuartetShared

/// Calls Review's interactions when the session changes, a link is opened, or something happens in one of them.
///
/// The controller owns it; the interactions and the controller call it. It compares the account before it passes anything
/// on, because an observer that attached earlier may open a link or close Login before this one is notified (T8). It must
/// not decide what follows: it renders nothing and navigates nowhere.
protocol ReviewMediating: Mediating {
  func use(_ accountKeeper: any AccountKeeping)
  func use(_ account: any ReviewAccountInteracting)
  func use(_ commenting: any ReviewCommentingInteracting)
  func use(_ posting: any ReviewPostingInteracting)
  func didOpen(_ link: Link)
  /// The user has asked to comment and is not signed in, or Login is still open.
  func didPostponeComment()
  func didEndLogin()
  func didSendComment(_ text: String)
}

final class ReviewMediator {
  private weak var accountKeeper: (any AccountKeeping)?
  private weak var account: (any ReviewAccountInteracting)?
  private weak var commenting: (any ReviewCommentingInteracting)?
  private weak var posting: (any ReviewPostingInteracting)?
  private var observation: AnyObject?
  /// The account that the interactions were last notified of.
  private var knownAccount: String?
}

extension ReviewMediator: ReviewMediating {
  func use(_ accountKeeper: any AccountKeeping) {
    self.accountKeeper = accountKeeper
    knownAccount = accountKeeper.account
    observation = accountKeeper.observe { [weak self] _ in self?.didChangeSession() }
  }

  func use(_ account: any ReviewAccountInteracting) {
    self.account = account
  }

  func use(_ commenting: any ReviewCommentingInteracting) {
    self.commenting = commenting
  }

  func use(_ posting: any ReviewPostingInteracting) {
    self.posting = posting
  }

  func didOpen(_ link: Link) {
    didChangeSession()
    switch link {
    case .comment: commenting?.didOpenCommentLink()
    case .signIn(let login): account?.didOpenSignInLink(login: login)
    }
  }

  func didPostponeComment() {
    account?.didPostponeComment()
  }

  func didEndLogin() {
    didChangeSession()
    commenting?.didEndLogin()
  }

  func didSendComment(_ text: String) {
    posting?.didSendComment(text)
  }

  private func didChangeSession() {
    guard let accountKeeper, accountKeeper.account != knownAccount else { return }
    knownAccount = accountKeeper.account
    account?.didChangeAccount()
    commenting?.didChangeAccount()
  }
}
