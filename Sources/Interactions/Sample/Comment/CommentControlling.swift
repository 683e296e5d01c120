import Interactions

/// Comment as whoever shows it sees it.
protocol CommentControlling: UIViewController {
  func use(_ listener: any CommentListening)
}
