import Interactions

/// An interaction of Login that works with the form and does not own it.
protocol LoginFormUsing: Interacting {
  func use(_ form: any LoginForming)
}
