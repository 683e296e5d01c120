import Interactions
import Shared

/// The root of the feature as whoever starts it sees it.
protocol LinkOpening: UIViewController {
  func didOpen(_ link: Link)
}
