import Interactions

/// An interaction of Comment that works with the form and does not own it.
protocol CommentFormUsing: Interacting {
  func use(_ form: any CommentForming)
}
