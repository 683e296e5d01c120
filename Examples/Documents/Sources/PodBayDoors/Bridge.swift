import Interactions

/// The function of the bridge that leads to Discovery One. It owns the navigation, as the document says.
protocol BridgeInteracting: Interacting {
  func use(_ navigationController: NavigationControlling)
  func didTapDiscoveryButton()
}

final class BridgeInteraction: BridgeInteracting {
  private let navigation: any DiscoveryOneNavigating

  init(navigation: any DiscoveryOneNavigating) {
    self.navigation = navigation
  }

  func use(_ navigationController: NavigationControlling) {
    navigation.use(navigationController)
  }

  func didTapDiscoveryButton() {
    navigation.presentDiscoveryOneInterface()
  }
}

final class BridgeViewController: UIViewController {
  private let interaction: BridgeInteracting
  private let airlockView: UIView

  init(interaction: BridgeInteracting, airlockView: UIView) {
    self.interaction = interaction
    self.airlockView = airlockView
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    if let navigationController { interaction.use(navigationController) }
    let button = UIButton(type: .system)
    button.accessibilityIdentifier = "discoveryButton"
    button.onTap(in: self) { $0.interaction.didTapDiscoveryButton() }
    view.addSubview(UIStackView(arrangedSubviews: [airlockView, button]))
  }
}

struct DiscoveryOneNavigationAssembler: Assembling {
  let discoveryAssembler: any DiscoveryOneAssembling

  func assemble() -> any DiscoveryOneNavigating {
    DiscoveryOneNavigation(discoveryAssembler: discoveryAssembler)
  }
}

enum BridgeInteractionAssembler {
  static func assemble() -> BridgeInteracting {
    let discovery = DiscoveryOneAssembler(interactionAssembler: PodBayDoorsInteractionAssembler())
    let navigation = DiscoveryOneNavigationAssembler(discoveryAssembler: discovery)
    return BridgeInteraction(navigation: navigation.assemble())
  }
}

struct BridgeAssembler: Assembling {
  func assemble() -> UIViewController {
    BridgeViewController(
      interaction: BridgeInteractionAssembler.assemble(), airlockView: AirlockAssembler.assemble())
  }
}
