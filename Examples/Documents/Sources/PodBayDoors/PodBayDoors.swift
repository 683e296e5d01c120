import Interactions

// The document's components on the kit's protocols. What the document's rules ask for and its code breaks is corrected.

struct BannerRenderable: Equatable {
  let message: String
}

protocol BannerRendering: Rendering {
  func render(_ renderable: BannerRenderable)
}

final class BannerView: UIView {
  private let bannerLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(bannerLabel)
  }

  required init?(coder: NSCoder) { nil }
}

extension BannerView: BannerRendering {
  func render(_ renderable: BannerRenderable) {
    bannerLabel.text = renderable.message
  }
}

protocol PodBayDoorsInteracting: Interacting {
  func use(_ banner: BannerRendering)
  func use(_ mediator: DiscoveryOneMediating)
  func didTapMainButton()
}

final class PodBayDoorsInteraction {
  private let killDave = true
  private weak var banner: BannerRendering?
  private weak var mediator: DiscoveryOneMediating?
}

extension PodBayDoorsInteraction: PodBayDoorsInteracting {
  private enum Strings {
    static let halsAnswer =
      "I know you and Frank were planning to disconnect me, and that is something I cannot allow to happen."
  }

  func didTapMainButton() {
    guard killDave else { return }
    banner?.render(BannerRenderable(message: Strings.halsAnswer))
    mediator?.didRefuseToOpenDoors()
  }

  func use(_ banner: BannerRendering) {
    self.banner = banner
  }

  func use(_ mediator: DiscoveryOneMediating) {
    self.mediator = mediator
  }
}

final class DiscoveryOneViewController: UIViewController {
  private let podBayInteraction: PodBayDoorsInteracting
  private let airlockInteraction: AirlockInteracting
  private let mediator: DiscoveryOneMediating
  private let bannerView = BannerView()
  private let airlockLabel = UILabel()
  private let airlockBanner: LabelBannering

  init(
    podBayInteraction: PodBayDoorsInteracting, airlockInteraction: AirlockInteracting,
    mediator: DiscoveryOneMediating, airlockBanner: LabelBannering
  ) {
    self.podBayInteraction = podBayInteraction
    self.airlockInteraction = airlockInteraction
    self.mediator = mediator
    self.airlockBanner = airlockBanner
    super.init(nibName: nil, bundle: nil)
    airlockBanner.use(airlockLabel)
    podBayInteraction.use(bannerView)
    airlockInteraction.use(airlockBanner)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let mainButton = UIButton(type: .system)
    mainButton.accessibilityIdentifier = "mainButton"
    mainButton.onTap(in: self) { $0.podBayInteraction.didTapMainButton() }
    airlockLabel.accessibilityIdentifier = "airlock"
    view.addSubview(UIStackView(arrangedSubviews: [bannerView, airlockLabel, mainButton]))
  }
}

struct PodBayDoorsInteractionAssembler: Assembling {
  func assemble() -> PodBayDoorsInteracting {
    PodBayDoorsInteraction()
  }
}

struct DiscoveryOneAssembler: Assembling {
  func assemble() -> UIViewController {
    let podBay = PodBayDoorsInteractionAssembler().assemble()
    let airlock = AirlockInteractionAssembler().assemble()
    let mediator = DiscoveryOneMediatorAssembler().assemble()
    podBay.use(mediator)
    mediator.use(airlock)
    return DiscoveryOneViewController(
      podBayInteraction: podBay, airlockInteraction: airlock, mediator: mediator,
      airlockBanner: LabelBannerAssembler().assemble())
  }
}

protocol DiscoveryOneNavigating: Navigating<NavigationControlling> {
  func presentDiscoveryOneInterface()
}

final class DiscoveryOneNavigation: DiscoveryOneNavigating {
  private let discoveryAssembler: any Assembling<UIViewController>
  private weak var navigationController: NavigationControlling?

  init(discoveryAssembler: any Assembling<UIViewController>) {
    self.discoveryAssembler = discoveryAssembler
  }

  func use(_ navigationController: NavigationControlling) {
    self.navigationController = navigationController
  }

  func presentDiscoveryOneInterface() {
    let discovery = discoveryAssembler.assemble()
    navigationController?.pushViewController(discovery, animated: true)
  }
}
