import Screens

protocol CommentNavigating: Navigating<any PresentationControlling> {
  func use(_ listener: any CommentListening)
  func presentComment()
  func dismissComment()
}

final class CommentNavigation {
  private let commentAssembler: any CommentAssembling
  private weak var presenter: (any PresentationControlling)?
  private weak var listener: (any CommentListening)?

  init(commentAssembler: any CommentAssembling) {
    self.commentAssembler = commentAssembler
  }
}

extension CommentNavigation: CommentNavigating {
  func use(_ presenter: any PresentationControlling) {
    self.presenter = presenter
  }

  func use(_ listener: any CommentListening) {
    self.listener = listener
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
