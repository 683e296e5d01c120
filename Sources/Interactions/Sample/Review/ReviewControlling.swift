import Interactions
import Shared

/// The root of the feature as the code that starts it sees it.
protocol LinkOpening: UIViewController {
  func didOpen(_ link: Link)
}

/// Review's screen as the root that contains it sees it.
protocol ReviewControlling: LinkOpening {
  func use(_ presenter: any PresentationControlling & IdleAwaiting)
}
