import Interactions

/// An interaction of Recovery that works with the form and does not own it.
protocol RecoveryFormUsing: Interacting {
  func use(_ form: any RecoveryForming)
}
