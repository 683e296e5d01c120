import Interactions
import Shared

/// Discarding: Comment ends without sending anything, after a question if text would be lost (C5, C6).
///
/// The controller owns it and calls it; the alert notifies it. It owns the navigation that presents the alert, and must
/// not dismiss Comment: that is done where Comment was presented.
protocol CommentDiscardingInteracting: Interacting {
  func use(_ draft: any DraftKeeping)
  func use(_ listener: any CommentListening)
  func use(_ view: any TapsRendering)
  func use(_ presenter: any PresentationControlling & IdleAwaiting)
  func didTapCancelButton(text: String)
  func didAttemptToSwipe(text: String)
  func didSwipeAway()
  func didEndSession()
}

final class CommentDiscardingInteraction {
  private let navigation: any DiscardNavigating
  private weak var draft: (any DraftKeeping)?
  private weak var listener: (any CommentListening)?
  private weak var view: (any TapsRendering)?

  init(navigation: any DiscardNavigating) {
    self.navigation = navigation
    navigation.use(self)
  }
}

extension CommentDiscardingInteraction: CommentDiscardingInteracting {
  func use(_ draft: any DraftKeeping) {
    self.draft = draft
  }

  func use(_ listener: any CommentListening) {
    self.listener = listener
  }

  func use(_ view: any TapsRendering) {
    self.view = view
  }

  func use(_ presenter: any PresentationControlling & IdleAwaiting) {
    navigation.use(presenter)
  }

  func didTapCancelButton(text: String) {
    cancel(CommentText(text))
  }

  func didAttemptToSwipe(text: String) {
    cancel(CommentText(text))
  }

  func didSwipeAway() {
    draft?.text = ""
  }

  // What was typed stays the draft (R6).
  func didEndSession() {
    view?.render(TapsRenderable(areAccepted: false))
  }

  private func cancel(_ text: CommentText) {
    if text.isBlank {
      discard()
    } else {
      ask()
    }
  }

  // The question covers Comment at once, also if it is presented after a transition (T7).
  private func ask() {
    view?.render(TapsRenderable(areAccepted: false))
    navigation.whenIdle { [weak self] in
      self?.navigation.presentDiscardQuestion()
      self?.view?.render(TapsRenderable(areAccepted: true))
    }
  }

  private func discard() {
    view?.render(TapsRenderable(areAccepted: false))
    draft?.text = ""
    listener?.didDiscardComment()
  }
}

extension CommentDiscardingInteraction: DiscardListening {
  func didTapDiscardButton() {
    discard()
  }
}
