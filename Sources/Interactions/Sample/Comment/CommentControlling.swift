import Interactions

/// Comment as the navigation that presents it sees it.
protocol CommentControlling: UIViewController {
  func use(_ listener: any CommentListening)
}

/// The interaction that opened Comment, notified of how it ends. Comment can still be shown then.
protocol CommentListening: AnyObject {
  func didSendComment(_ text: String)
  func didDiscardComment()
}
