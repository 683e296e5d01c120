import Interactions

protocol CommentNavigating: Navigating<any PresentationControlling & IdleAwaiting> {
  func use(_ listener: any CommentListening)
  /// Runs an action when navigation is possible: links, replies and the end of a session come at any time (T1).
  func whenIdle(perform action: @escaping () -> Void)
  func presentComment()
  func dismissComment()
}

final class CommentNavigation {
  private let commentAssembler: any CommentAssembling
  private weak var presenter: (any PresentationControlling & IdleAwaiting)?
  private weak var listener: (any CommentListening)?

  init(commentAssembler: any CommentAssembling) {
    self.commentAssembler = commentAssembler
  }
}

extension CommentNavigation: CommentNavigating {
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
    let comment = commentAssembler.assemble()
    if let listener { comment.use(listener) }
    presenter?.present(comment, animated: true, completion: nil)
  }

  func dismissComment() {
    presenter?.dismiss(animated: true, completion: nil)
  }
}
