// The document's code, in its order and with its names. It uses UIKit's API and nothing of the kit. A comment marks each
// line that differs.

import Interactions  // differs: the module brings UIKit, or its stand-in

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
  fileprivate var bannerLabel: UILabel! = UILabel()  // differs: an outlet

  // differs: the nib
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

protocol PodBayDoorsInteracting: AnyObject {
  func use(_ banner: BannerRendering)
  func didTapMainButton()
}

final class PodBayDoorsInteraction {
  fileprivate let killDave = true
  fileprivate weak var banner: BannerRendering?
}

extension PodBayDoorsInteraction: PodBayDoorsInteracting {
  private enum Strings {
    static let halsAnswer =
      "I know you and Frank were planning to disconnect me, and that is something I cannot allow to happen."
  }

  func didTapMainButton() {
    guard let banner = banner else { fatalError() }
    if killDave {  // Just to show the business logic is resolved here.
      banner.render(BannerRenderable(message: Strings.halsAnswer))
    } else {
      // Open doors. Not implemented :P
    }
  }

  func use(_ banner: BannerRendering) {
    self.banner = banner
  }
}

final class DiscoveryOneViewController: UIViewController {

  fileprivate let podBayInteraction: PodBayDoorsInteracting

  private var bannerView: BannerRendering!  // differs: an outlet

  init(podBayInteraction: PodBayDoorsInteracting) {
    self.podBayInteraction = podBayInteraction
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }  // differs: missing

  // differs: awakeFromNib and the nib
  override func viewDidLoad() {
    super.viewDidLoad()
    let banner = BannerView()
    bannerView = banner
    let mainButton = UIButton(type: .system)
    mainButton.accessibilityIdentifier = "mainButton"
    mainButton.addAction(UIAction { [weak self] _ in self?.didTapMainButton() }, for: .touchUpInside)
    view.addSubview(banner)
    view.addSubview(mainButton)
    podBayInteraction.use(bannerView)
  }

  private func didTapMainButton() {  // differs: an action of the nib
    podBayInteraction.didTapMainButton()
  }
}

protocol PodBayDoorsInteractionAssembling {
  func assemble() -> PodBayDoorsInteracting
}

struct PodBayDoorsInteractionAssembler: PodBayDoorsInteractionAssembling {  // differs: conforms
  func assemble() -> PodBayDoorsInteracting {
    return PodBayDoorsInteraction()
  }
}

protocol DiscoveryOneAssembling {
  func assemble() -> UIViewController
}

struct DiscoveryOneAssembler: DiscoveryOneAssembling {
  let interactionAssembler: PodBayDoorsInteractionAssembling

  func assemble() -> UIViewController {
    return DiscoveryOneViewController(podBayInteraction: interactionAssembler.assemble())  // differs
  }
}

protocol NavigationControlling: AnyObject {
  func pushViewController(_ viewController: UIViewController, animated: Bool)
}

extension UINavigationController: NavigationControlling {}

protocol DiscoveryOneNavigating: AnyObject {
  func use(_ navigationController: NavigationControlling)
  func presentDiscoveryOneInterface()
}

final class DiscoveryOneNavigation: DiscoveryOneNavigating {
  private let discoveryAssembler: DiscoveryOneAssembling
  private weak var navigationController: NavigationControlling?

  init(navigationController: NavigationControlling, discoveryAssembler: DiscoveryOneAssembling) {
    self.navigationController = navigationController
    self.discoveryAssembler = discoveryAssembler
  }

  func use(_ navigationController: NavigationControlling) {
    self.navigationController = navigationController
  }

  func presentDiscoveryOneInterface() {
    let discovery = discoveryAssembler.assemble()
    navigationController?.pushViewController(discovery, animated: true)  // differs: the question mark
  }
}
