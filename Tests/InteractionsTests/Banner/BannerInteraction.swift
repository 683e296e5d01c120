import Interactions

class BaseInteraction: DistantInteraction {
  weak var listener: AnyObject?
}

final class BannerInteraction: BaseInteraction {}

final class BannerViewController: UIViewController {
  private lazy var interaction = BannerInteraction(used: self)

  override func viewDidLoad() {
    super.viewDidLoad()
    _ = interaction
  }
}
