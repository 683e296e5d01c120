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
  func didTapMainButton()
}

final class PodBayDoorsInteraction {
  private let killDave = true
  private weak var banner: BannerRendering?
}

extension PodBayDoorsInteraction: PodBayDoorsInteracting {
  private enum Strings {
    static let halsAnswer =
      "I know you and Frank were planning to disconnect me, and that is something I cannot allow to happen."
  }

  func didTapMainButton() {
    guard killDave else { return }
    banner?.render(BannerRenderable(message: Strings.halsAnswer))
  }

  func use(_ banner: BannerRendering) {
    self.banner = banner
  }
}

final class DiscoveryOneViewController: UIViewController {
  private let podBayInteraction: PodBayDoorsInteracting
  private let bannerView = BannerView()
  private let airlockView: UIView

  init(podBayInteraction: PodBayDoorsInteracting, airlockView: UIView) {
    self.podBayInteraction = podBayInteraction
    self.airlockView = airlockView
    super.init(nibName: nil, bundle: nil)
    podBayInteraction.use(bannerView)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let mainButton = UIButton(type: .system)
    mainButton.accessibilityIdentifier = "mainButton"
    mainButton.onTap(in: self) { $0.podBayInteraction.didTapMainButton() }
    view.addSubview(UIStackView(arrangedSubviews: [bannerView, airlockView, mainButton]))
  }
}

protocol PodBayDoorsInteractionAssembling: Assembling<PodBayDoorsInteracting> {}

struct PodBayDoorsInteractionAssembler: PodBayDoorsInteractionAssembling {
  func assemble() -> PodBayDoorsInteracting {
    PodBayDoorsInteraction()
  }
}

protocol DiscoveryOneAssembling: Assembling<UIViewController> {}

struct DiscoveryOneAssembler: DiscoveryOneAssembling {
  let interactionAssembler: any PodBayDoorsInteractionAssembling

  func assemble() -> UIViewController {
    DiscoveryOneViewController(
      podBayInteraction: interactionAssembler.assemble(), airlockView: AirlockAssembler.assemble())
  }
}

protocol DiscoveryOneNavigating: Navigating<NavigationControlling> {
  func presentDiscoveryOneInterface()
}

final class DiscoveryOneNavigation: DiscoveryOneNavigating {
  private let discoveryAssembler: any DiscoveryOneAssembling
  private weak var navigationController: NavigationControlling?

  init(discoveryAssembler: any DiscoveryOneAssembling) {
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
