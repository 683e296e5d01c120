import Interactions
import QuartetShared

/// Commenting: opens Comment for the signed-in user, and closes it when it ends or the session does.
///
/// The controller and the mediator call it; Comment notifies it. The controller owns it, and it owns the navigation to
/// Comment. It remembers the pending comment until Login ends; it must neither open Login nor post a comment.
protocol ReviewCommentingInteracting: Interacting {
  func use(_ accountKeeper: any AccountKeeping)
  func use(_ mediator: any ReviewMediating)
  func use(_ presenter: any PresentationControlling)
  func didTapCommentButton()
  func didOpenCommentLink()
  func didChangeAccount()
  func didEndLogin()
}

final class ReviewCommentingInteraction {
  private let navigation: any CommentNavigating
  private weak var accountKeeper: (any AccountKeeping)?
  private weak var mediator: (any ReviewMediating)?
  private var isCommentPending = false

  init(navigation: any CommentNavigating) {
    self.navigation = navigation
    navigation.use(self)
  }
}

extension ReviewCommentingInteraction: ReviewCommentingInteracting {
  func use(_ accountKeeper: any AccountKeeping) { self.accountKeeper = accountKeeper }
  func use(_ mediator: any ReviewMediating) { self.mediator = mediator }
  func use(_ presenter: any PresentationControlling) { navigation.use(presenter) }

  func didTapCommentButton() {
    requestComment()
  }

  func didOpenCommentLink() {
    requestComment()
    navigation.resume()
  }

  // What was requested before the end of a session ends with it. Any change of the account is an occasion to do what
  // a screen of another module has kept.
  func didChangeAccount() {
    if !isSignedIn {
      navigation.dropRequests()
      navigation.dismissComment()
    }
    navigation.resume()
  }

  func didEndLogin() {
    guard isCommentPending else { return }
    isCommentPending = false
    if isSignedIn { requestComment() }
  }

  private var isSignedIn: Bool { accountKeeper?.account != nil }

  // An open Login stays, also if the user signed in elsewhere while its attempt waits.
  private func requestComment() {
    navigation.requestComment { [weak self] canPresent in
      guard let self else { return }
      if canPresent, isSignedIn {
        navigation.presentComment()
      } else {
        isCommentPending = true
        mediator?.didPostponeComment()
      }
    }
  }
}

// Comment is closed before the text is posted: an observer of the comments may open a link.
extension ReviewCommentingInteraction: CommentListening {
  func didSendComment(_ text: String) {
    navigation.dismissComment()
    mediator?.didSendComment(text)
  }

  func didDiscardComment() { navigation.dismissComment() }
}
