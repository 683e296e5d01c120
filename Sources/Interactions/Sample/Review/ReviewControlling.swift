import Interactions
import Shared

/// Review as the code that starts the feature sees it.
protocol ReviewControlling: UIViewController {
  func didOpen(_ link: Link)
}
