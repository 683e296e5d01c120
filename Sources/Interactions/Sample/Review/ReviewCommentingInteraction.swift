import Interactions
import Shared

/// Commenting: Comment is opened for whoever is signed in, and what it sends is posted and shown.
protocol ReviewCommentingInteracting: ReviewStageUsing {
  func use(_ presenter: any PresentationControlling & IdleAwaiting)
  func use(_ accountKeeper: any AccountKeeping)
  func use(_ comments: any CommentPosting)
  func use(_ signingIn: any ReviewSigningInInteracting)
  func use(_ view: any ReviewCommentRendering)
  func didTapCommentButton()
  func didOpenCommentLink()
  /// Login has ended, which a comment was waiting for; who is signed in says how.
  func didEndWantedLogin()
}

final class ReviewCommentingInteraction {
  private let navigation: any CommentNavigating
  private weak var stage: (any ReviewStaging)?
  private weak var accountKeeper: (any AccountKeeping)?
  private weak var comments: (any CommentPosting)?
  private weak var signingIn: (any ReviewSigningInInteracting)?
  private weak var view: (any ReviewCommentRendering)?
  private var observation: AnyObject?

  init(navigation: any CommentNavigating) {
    self.navigation = navigation
    navigation.use(self)
  }
}

extension ReviewCommentingInteraction: ReviewCommentingInteracting {
  func use(_ stage: any ReviewStaging) {
    self.stage = stage
  }

  func use(_ presenter: any PresentationControlling & IdleAwaiting) {
    navigation.use(presenter)
  }

  func use(_ accountKeeper: any AccountKeeping) {
    self.accountKeeper = accountKeeper
    observation = accountKeeper.observe { [weak self] status in
      if status == .logout { self?.didEndSession() }
    }
  }

  func use(_ comments: any CommentPosting) {
    self.comments = comments
  }

  func use(_ signingIn: any ReviewSigningInInteracting) {
    self.signingIn = signingIn
  }

  func use(_ view: any ReviewCommentRendering) {
    self.view = view
    renderComment()
  }

  func didTapCommentButton() {
    guard stage?.child == nil else { return }
    didWantComment()
  }

  func didOpenCommentLink() {
    didWantComment()
  }

  func didEndWantedLogin() {
    if accountKeeper?.account != nil { showComment() }
  }

  private func didWantComment() {
    guard let accountKeeper else { return }
    if accountKeeper.account == nil {
      signingIn?.didMissAccountForComment()
    } else {
      showComment()
    }
  }

  // The session may have ended while the request waited for its turn.
  private func showComment() {
    navigation.whenIdle { [weak self] in
      guard let self, let stage, stage.child == nil, accountKeeper?.account != nil else { return }
      stage.child = .comment
      navigation.presentComment()
    }
  }

  private func didEndSession() {
    navigation.whenIdle { [weak self] in
      self?.dismissComment()
    }
  }

  private func dismissComment() {
    guard let stage, stage.child == .comment else { return }
    stage.child = nil
    navigation.dismissComment()
  }

  private func renderComment() {
    view?.render(ReviewCommentRenderable(latest: comments?.latest))
  }
}

extension ReviewCommentingInteraction: CommentListening {
  func didSendComment(_ text: String) {
    comments?.post(text)
    renderComment()
    dismissComment()
  }

  func didDiscardComment() {
    dismissComment()
  }

  func didSwipeCommentAway() {
    stage?.child = nil
  }
}
