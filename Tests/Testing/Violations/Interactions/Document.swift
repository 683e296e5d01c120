import Interactions

// What the document shows breaks none of its rules. What it rules out is marked.

struct BannerRenderable {
  let message: String
}

protocol BannerRendering: Rendering {
  func render(_ renderable: BannerRenderable)
}

protocol PodBayDoorsInteracting: Interacting {
  func didTapMainButton()
}

/// “ViewController or View owns” an interaction.
final class BannerView: UIView, BannerRendering {
  var onSelect: ((Int) -> Void)?
  private let label = UILabel()
  private let interaction: any PodBayDoorsInteracting

  init(interaction: any PodBayDoorsInteracting) {
    self.interaction = interaction
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  func render(_ renderable: BannerRenderable) { label.text = renderable.message }
}

final class DiscoveryOneViewController: UIViewController {
  private let interaction: any PodBayDoorsInteracting
  private weak var doors: (any PodBayDoorsInteracting)?  // violation: nothing owns the interaction

  init(interaction: any PodBayDoorsInteracting) {
    self.interaction = interaction
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    withSelf { $0.interaction.didTapMainButton() }
  }

  private func withSelf(_ body: (DiscoveryOneViewController) -> Void) { body(self) }
}
