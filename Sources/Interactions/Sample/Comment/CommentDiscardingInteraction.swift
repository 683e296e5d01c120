import Interactions
import Shared

/// Discarding: Comment ends without having sent anything, after a question where something would be lost.
protocol CommentDiscardingInteracting: CommentFormUsing {
  func use(_ drafts: any DraftKeeping)
  func use(_ listener: any CommentListening)
  func use(_ presenter: any PresentationControlling)
  func didTapCancelButton()
  func didAttemptToSwipe()
  func didSwipeAway()
}

final class CommentDiscardingInteraction {
  private let navigation: any DiscardNavigating
  private weak var form: (any CommentForming)?
  private weak var drafts: (any DraftKeeping)?
  private weak var listener: (any CommentListening)?

  init(navigation: any DiscardNavigating) {
    self.navigation = navigation
    navigation.use(self)
  }
}

extension CommentDiscardingInteraction: CommentDiscardingInteracting {
  func use(_ form: any CommentForming) {
    self.form = form
  }

  func use(_ drafts: any DraftKeeping) {
    self.drafts = drafts
  }

  func use(_ listener: any CommentListening) {
    self.listener = listener
  }

  func use(_ presenter: any PresentationControlling) {
    navigation.use(presenter)
  }

  func didTapCancelButton() {
    cancel()
  }

  func didAttemptToSwipe() {
    cancel()
  }

  func didSwipeAway() {
    end()
    listener?.didSwipeCommentAway()
  }

  private func cancel() {
    guard let form, form.phase == .editing else { return }
    if form.text.isBlank {
      discard()
    } else {
      form.phase = .asking
      navigation.presentDiscardQuestion()
    }
  }

  private func discard() {
    end()
    listener?.didDiscardComment()
  }

  private func end() {
    form?.phase = .ended
    drafts?.draft = ""
  }
}

extension CommentDiscardingInteraction: DiscardListening {
  func didTapKeepButton() {
    form?.phase = .editing
  }

  func didTapDiscardButton() {
    discard()
  }
}
