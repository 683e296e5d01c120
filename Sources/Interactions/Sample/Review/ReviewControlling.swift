import Interactions

/// Review as the root that contains it sees it.
protocol ReviewControlling: LinkOpening {
  func use(_ presenter: any PresentationControlling & IdleAwaiting)
}
