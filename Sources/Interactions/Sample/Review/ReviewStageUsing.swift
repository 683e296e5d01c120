import Interactions

/// An interaction of Review that works with the stage and does not own it.
protocol ReviewStageUsing: Interacting {
  func use(_ stage: any ReviewStaging)
}
