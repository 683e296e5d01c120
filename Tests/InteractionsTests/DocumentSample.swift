import Interactions

// The document's pod bay doors, with its names and shapes: they must compile with the kit. Outlets and nibs are
// replaced by code, and the slips that do not compile are corrected.

struct BannerRenderable {
  let message: String

  init(message: String) {
    self.message = message
  }
}

protocol BannerRendering: AnyObject {
  func render(_ renderable: BannerRenderable)
}

final class BannerView: UIView {
  let bannerLabel = UILabel()
}

extension BannerView: BannerRendering {
  func render(_ renderable: BannerRenderable) {
    bannerLabel.text = renderable.message
  }
}

protocol PodBayDoorsInteracting: AnyObject {
  func use(_ banner: any BannerRendering)
  func didTapMainButton()
}

final class PodBayDoorsInteraction {
  fileprivate let killDave = true
  fileprivate weak var banner: (any BannerRendering)?
}

extension PodBayDoorsInteraction: PodBayDoorsInteracting {
  enum Strings {
    static let halsAnswer =
      "I know you and Frank were planning to disconnect me, and that is something I cannot allow to happen."
  }

  func didTapMainButton() {
    guard let banner = banner else { fatalError() }
    if killDave {  // Just to show the business logic is resolved here.
      banner.render(BannerRenderable(message: Strings.halsAnswer))
    }
  }

  func use(_ banner: any BannerRendering) {
    self.banner = banner
  }
}

final class DiscoveryOneViewController: UIViewController {
  fileprivate let podBayInteraction: any PodBayDoorsInteracting

  let bannerView = BannerView()
  let mainButton = UIButton(type: .system)

  init(podBayInteraction: any PodBayDoorsInteracting) {
    self.podBayInteraction = podBayInteraction
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(bannerView)
    view.addSubview(mainButton)
    mainButton.addAction(UIAction { [weak self] _ in self?.didTapMainButton() }, for: .touchUpInside)
    podBayInteraction.use(bannerView)
  }

  private func didTapMainButton() {
    podBayInteraction.didTapMainButton()
  }
}

protocol PodBayDoorsInteractionAssembling {
  func assemble() -> any PodBayDoorsInteracting
}

struct PodBayDoorsInteractionAssembler: PodBayDoorsInteractionAssembling {
  func assemble() -> any PodBayDoorsInteracting {
    return PodBayDoorsInteraction()
  }
}

protocol DiscoveryOneAssembling {
  func assemble() -> UIViewController
}

struct DiscoveryOneAssembler: DiscoveryOneAssembling {
  let interactionAssembler: any PodBayDoorsInteractionAssembling

  func assemble() -> UIViewController {
    return DiscoveryOneViewController(podBayInteraction: interactionAssembler.assemble())
  }
}

protocol DiscoveryOneNavigating: AnyObject {
  func use(_ navigationController: any NavigationControlling)
  func presentDiscoveryOneInterface()
}

final class DiscoveryOneNavigation: DiscoveryOneNavigating {
  private let discoveryAssembler: any DiscoveryOneAssembling
  private weak var navigationController: (any NavigationControlling)?

  init(navigationController: any NavigationControlling, discoveryAssembler: any DiscoveryOneAssembling) {
    self.navigationController = navigationController
    self.discoveryAssembler = discoveryAssembler
  }

  func use(_ navigationController: any NavigationControlling) {
    self.navigationController = navigationController
  }

  func presentDiscoveryOneInterface() {
    let discovery = discoveryAssembler.assemble()
    navigationController?.pushViewController(discovery, animated: true)
  }
}

// The same components fit the kit's protocols as they are.

protocol KitBannerRendering: Rendering {
  func render(_ renderable: BannerRenderable)
}

protocol KitPodBayDoorsInteracting: Interacting {
  func use(_ banner: any BannerRendering)
  func didTapMainButton()
}

protocol KitDiscoveryOneNavigating: Navigating<any NavigationControlling> {
  func presentDiscoveryOneInterface()
}

extension BannerView: KitBannerRendering {}
extension PodBayDoorsInteraction: KitPodBayDoorsInteracting {}
extension PodBayDoorsInteractionAssembler: Assembling {}
extension DiscoveryOneNavigation: KitDiscoveryOneNavigating {}
