import Interactions

/// Presents and dismisses Comment.
///
/// Review's commenting interaction owns it and calls it. It asks UIKit what is presented and keeps no copy of that.
protocol CommentNavigating: Navigating<any PresentationControlling & IdleAwaiting> {
  /// Comment, if it is presented.
  var comment: (any CommentControlling)? { get }

  func use(_ listener: any CommentListening)
  /// Runs an action when navigation is possible: links, replies and the end of a session come at any time (T1).
  func whenIdle(perform action: @escaping () -> Void)
  /// Presents Comment, unless something is presented.
  func presentComment()
  /// Dismisses Comment with its alert, if it is presented: at once, before requests that wait, or after a transition.
  func dismissComment()
}

final class CommentNavigation {
  private let commentAssembler: any Assembling<any CommentControlling>
  private weak var presenter: (any PresentationControlling & IdleAwaiting)?
  private weak var listener: (any CommentListening)?

  init(commentAssembler: any Assembling<any CommentControlling>) {
    self.commentAssembler = commentAssembler
  }
}

extension CommentNavigation: CommentNavigating {
  var comment: (any CommentControlling)? { presenter?.presentedViewController as? any CommentControlling }

  func use(_ presenter: any PresentationControlling & IdleAwaiting) {
    self.presenter = presenter
  }

  func use(_ listener: any CommentListening) {
    self.listener = listener
  }

  func whenIdle(perform action: @escaping () -> Void) {
    presenter?.whenIdle(perform: action)
  }

  func presentComment() {
    guard let presenter, presenter.presentedViewController == nil else { return }
    let comment = commentAssembler.assemble()
    if let listener { comment.use(listener) }
    presenter.present(comment, animated: true)
  }

  func dismissComment() {
    if presenter?.runningTransition == nil {
      dismissNow()
    } else {
      whenIdle { [weak self] in self?.dismissNow() }
    }
  }

  private func dismissNow() {
    guard comment != nil else { return }
    presenter?.dismiss(animated: true)
  }
}
