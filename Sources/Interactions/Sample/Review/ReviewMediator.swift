import Interactions
import QuartetShared

/// Calls Review's interactions when a link is opened, or something happens in one of them.
///
/// The controller owns it; the interactions and the controller call it. It calls the session interaction first, so that
/// the others are notified of a new account before anything else. It keeps no state, renders nothing and navigates nowhere.
protocol ReviewMediating: Mediating {
  func use(_ session: any ReviewSessionInteracting)
  func use(_ account: any ReviewAccountInteracting)
  func use(_ commenting: any ReviewCommentingInteracting)
  func use(_ posting: any ReviewPostingInteracting)
  func didOpen(_ link: Link)
  func didChangeAccount()
  /// The user has asked to comment and is not signed in, or Login is still open.
  func didPostponeComment()
  func didEndLogin()
  func didSendComment(_ text: String)
}

final class ReviewMediator {
  private weak var session: (any ReviewSessionInteracting)?
  private weak var account: (any ReviewAccountInteracting)?
  private weak var commenting: (any ReviewCommentingInteracting)?
  private weak var posting: (any ReviewPostingInteracting)?
}

extension ReviewMediator: ReviewMediating {
  func use(_ session: any ReviewSessionInteracting) { self.session = session }
  func use(_ account: any ReviewAccountInteracting) { self.account = account }
  func use(_ commenting: any ReviewCommentingInteracting) { self.commenting = commenting }
  func use(_ posting: any ReviewPostingInteracting) { self.posting = posting }

  func didOpen(_ link: Link) {
    session?.didOpenLink()
    switch link {
    case .comment: commenting?.didOpenCommentLink()
    case .signIn(let login): account?.didOpenSignInLink(login: login)
    }
  }

  func didChangeAccount() {
    account?.didChangeAccount()
    commenting?.didChangeAccount()
  }

  func didPostponeComment() { account?.didPostponeComment() }

  func didEndLogin() {
    session?.didEndLogin()
    commenting?.didEndLogin()
  }

  func didSendComment(_ text: String) { posting?.didSendComment(text) }
}
