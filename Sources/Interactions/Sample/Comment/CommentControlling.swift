import Interactions

/// Comment as the navigation that shows it sees it.
protocol CommentControlling: UIViewController {
  func use(_ listener: any CommentListening)
  func didEndSession()
}

/// The interaction that opened Comment, notified of how it ends. Comment is still shown then.
protocol CommentListening: AnyObject {
  func didSendComment(_ text: String)
  func didDiscardComment()
}
