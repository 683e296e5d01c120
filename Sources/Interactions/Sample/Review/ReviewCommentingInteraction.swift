import Interactions
import Shared

/// Commenting: opens Comment for the signed-in user, and closes it when it ends or the session does (R4 to R6, D1).
///
/// The controller owns it and calls it; Comment notifies it. Without an account it remembers that a comment is pending
/// and waits for the end of Login. It must not post a comment itself.
protocol ReviewCommentingInteracting: Interacting {
  func use(_ presenter: any PresentationControlling & IdleAwaiting)
  func use(_ accountKeeper: any AccountKeeping)
  func use(_ signingIn: any ReviewSigningInInteracting)
  func use(_ posting: any ReviewPostingInteracting)
  func use(_ requesting: any ReviewRequestingInteracting)
  func didTapCommentButton()
  func didOpenCommentLink()
  func didEndLogin()
}

final class ReviewCommentingInteraction {
  private let navigation: any CommentNavigating
  private weak var accountKeeper: (any AccountKeeping)?
  private weak var signingIn: (any ReviewSigningInInteracting)?
  private weak var posting: (any ReviewPostingInteracting)?
  private weak var requesting: (any ReviewRequestingInteracting)?
  private var observation: AnyObject?
  private var isCommentPending = false

  init(navigation: any CommentNavigating) {
    self.navigation = navigation
    navigation.use(self)
  }
}

extension ReviewCommentingInteraction: ReviewCommentingInteracting {
  func use(_ presenter: any PresentationControlling & IdleAwaiting) {
    navigation.use(presenter)
  }

  func use(_ accountKeeper: any AccountKeeping) {
    self.accountKeeper = accountKeeper
    observation = accountKeeper.observe { [weak self] change in
      if change == .signedOut { self?.didEndSession() }
    }
  }

  func use(_ signingIn: any ReviewSigningInInteracting) {
    self.signingIn = signingIn
  }

  func use(_ posting: any ReviewPostingInteracting) {
    self.posting = posting
  }

  func use(_ requesting: any ReviewRequestingInteracting) {
    self.requesting = requesting
  }

  func didTapCommentButton() {
    requestComment()
  }

  func didOpenCommentLink() {
    requestComment()
  }

  func didEndLogin() {
    guard isCommentPending else { return }
    isCommentPending = false
    if hasAccount { requestComment() }
  }

  private var hasAccount: Bool { accountKeeper?.account != nil }

  // An open Login stays, also if the user signed in elsewhere while its attempt waits (L13). If other code dismisses it
  // before the transition has ended, the comment is no longer pending (T6).
  private func requestComment() {
    if signingIn?.isLoginStaying == true {
      isCommentPending = true
      return
    }
    requesting?.didRequest { [weak self] in self?.openComment() ?? true }
  }

  private func openComment() -> Bool {
    guard hasAccount else {
      signingIn?.didMissAccountForComment()
      isCommentPending = signingIn?.isSigningIn == true
      return isCommentPending
    }
    navigation.presentComment()
    return navigation.comment != nil
  }

  private func didEndSession() {
    navigation.comment?.didEndSession()
    navigation.whenIdle { [weak self] in
      self?.navigation.dismissComment()
    }
  }
}

extension ReviewCommentingInteraction: CommentListening {
  func didSendComment(_ text: String) {
    posting?.didSendComment(text)
    navigation.dismissComment()
  }

  func didDiscardComment() {
    navigation.dismissComment()
  }
}
