import Interactions
import QuartetShared

/// Review as the code that starts the feature sees it.
protocol ReviewControlling: UIViewController {
  func didOpen(_ link: Link)
}
