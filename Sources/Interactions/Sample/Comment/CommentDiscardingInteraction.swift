import Interactions
import QuartetShared

/// Discarding: Comment ends without sending anything, after a question if text would be lost.
///
/// The controller owns it and calls it; the alert notifies it. It owns the navigation that presents the alert, and must
/// not dismiss Comment: that is done where Comment was presented.
protocol CommentDiscardingInteracting: Interacting {
  func use(_ draft: any DraftKeeping)
  func use(_ listener: any CommentListening)
  func use(_ presenter: any PresentationControlling)
  /// The user tapped Cancel, or tried to swipe the sheet down.
  func didCancel(text: String)
  func didSwipeAway()
}

final class CommentDiscardingInteraction {
  private let navigation: any DiscardNavigating
  private weak var draft: (any DraftKeeping)?
  private weak var listener: (any CommentListening)?

  init(navigation: any DiscardNavigating) {
    self.navigation = navigation
    navigation.use(self)
  }
}

extension CommentDiscardingInteraction: CommentDiscardingInteracting {
  func use(_ draft: any DraftKeeping) { self.draft = draft }
  func use(_ listener: any CommentListening) { self.listener = listener }
  func use(_ presenter: any PresentationControlling) { navigation.use(presenter) }

  func didCancel(text: String) {
    if CommentText(text).isBlank {
      discard()
    } else {
      navigation.presentDiscardQuestion()
    }
  }

  func didSwipeAway() {
    discard()
  }

  private func discard() {
    draft?.text = ""
    listener?.didDiscardComment()
  }
}

extension CommentDiscardingInteraction: DiscardListening {
  func didTapDiscardButton() {
    discard()
  }
}
