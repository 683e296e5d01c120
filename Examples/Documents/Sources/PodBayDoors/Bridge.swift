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

  init(interaction: BridgeInteracting) {
    self.interaction = interaction
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    if let navigationController { interaction.use(navigationController) }
    let button = UIButton(type: .system)
    button.accessibilityIdentifier = "discoveryButton"
    button.onTap(in: self) { $0.interaction.didTapDiscoveryButton() }
    view.addSubview(button)
  }
}

struct DiscoveryOneNavigationAssembler: Assembling {
  func assemble() -> any DiscoveryOneNavigating {
    DiscoveryOneNavigation(discoveryAssembler: DiscoveryOneAssembler())
  }
}

struct BridgeInteractionAssembler: Assembling {
  func assemble() -> BridgeInteracting {
    BridgeInteraction(navigation: DiscoveryOneNavigationAssembler().assemble())
  }
}

struct BridgeAssembler: Assembling {
  func assemble() -> UIViewController {
    BridgeViewController(interaction: BridgeInteractionAssembler().assemble())
  }
}
