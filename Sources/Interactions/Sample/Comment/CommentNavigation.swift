import Interactions

/// Presents Comment, and dismisses it with its alert.
///
/// Review's commenting interaction owns it and calls it. It requests screens of `childScreens` of Review. It must not
/// decide what happens if Login is open: it only reports that Comment cannot be presented.
protocol CommentNavigating: Navigating<any PresentationControlling> {
  func use(_ listener: any CommentListening)
  /// Calls `follow` as soon as a screen can be presented, or with false if Login is open. If Comment is open, it is not
  /// called.
  func requestComment(_ follow: @escaping (_ canPresent: Bool) -> Void)
  /// Presents Comment. Call it in a request.
  func presentComment()
  /// Dismisses Comment, if it is open.
  func dismissComment()
  /// Drops the requests that have not opened a screen yet.
  func dropRequests()
  /// Opens or closes now the screens that another module's screen has prevented.
  func resume()
}

final class CommentNavigation {
  private let commentAssembler: any Assembling<any CommentControlling>
  private weak var presenter: (any PresentationControlling)?
  private weak var listener: (any CommentListening)?

  init(commentAssembler: any Assembling<any CommentControlling>) {
    self.commentAssembler = commentAssembler
  }
}

extension CommentNavigation: CommentNavigating {
  func use(_ presenter: any PresentationControlling) { self.presenter = presenter }
  func use(_ listener: any CommentListening) { self.listener = listener }

  func requestComment(_ follow: @escaping (_ canPresent: Bool) -> Void) {
    presenter?.childScreens.request { openScreen in
      if !(openScreen is any CommentControlling) { follow(openScreen == nil) }
    }
  }

  func presentComment() {
    let comment = commentAssembler.assemble()
    if let listener { comment.use(listener) }
    presenter?.childScreens.present(comment)
  }

  func dismissComment() {
    guard let presenter, presenter.childScreens.openChild is any CommentControlling else { return }
    presenter.childScreens.close()
  }

  func dropRequests() {
    presenter?.childScreens.dropRequests()
  }

  func resume() {
    presenter?.childScreens.resume()
  }
}
