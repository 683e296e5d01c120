import Foundation
import Interactions
import Screens
import Testing

/// Code written from the document, on the kit of this package.
@Suite struct `The document's pod bay doors` {
  let interactionAssembler = PodBayDoorsInteractionAssembler()
  var viewControllerAssembler: DiscoveryOneAssembler {
    DiscoveryOneAssembler(interactionAssembler: interactionAssembler)
  }

  @Test func `A tap is answered on the banner`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let viewController = viewControllerAssembler.assemble()
    window.rootViewController = viewController
    window.makeKeyAndVisible()
    let discovery = try #require(viewController as? DiscoveryOneViewController)
    #expect(discovery.bannerView.text == nil)
    #expect(window.headless.tap(discovery.mainButton))
    #expect(discovery.bannerView.text == PodBayDoorsInteraction.Strings.halsAnswer)
  }

  @Test func `The navigation pushes what its assembler makes`() {
    let controller = UINavigationController(rootViewController: UIViewController())
    let navigation = DiscoveryOneNavigation(
      navigationController: controller, discoveryAssembler: viewControllerAssembler)
    navigation.presentDiscoveryOneInterface()
    #expect(controller.topViewController is DiscoveryOneViewController)
    #expect(controller.viewControllers.count == 2)
  }

  @Test func `The navigation goes on with the controller that it is given to use`() {
    let first = UINavigationController(rootViewController: UIViewController())
    let second = UINavigationController(rootViewController: UIViewController())
    let navigation = DiscoveryOneNavigation(
      navigationController: first, discoveryAssembler: viewControllerAssembler)
    navigation.use(second)
    navigation.presentDiscoveryOneInterface()
    #expect(first.viewControllers.count == 1)
    #expect(second.viewControllers.count == 2)
  }

  @Test func `The kit's shapes fit the document's components`() {
    let assembler: any Assembling<any PodBayDoorsInteracting> = interactionAssembler
    let interaction = assembler.assemble()
    let banner = BannerView()
    interaction.use(banner)
    interaction.didTapMainButton()
    #expect(banner.text == PodBayDoorsInteraction.Strings.halsAnswer)
  }

  @Test func `A tap after the banner has gone stops the program, as the sample has it`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let interaction = PodBayDoorsInteraction(view: .mustBeThere)
        interaction.use(BannerView())
        interaction.didTapMainButton()
      }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("The banner has gone."))
  }

  @Test func `A tap after the banner has gone is silence, as the feature has it`() {
    let interaction = PodBayDoorsInteraction(view: .mayBeGone)
    interaction.use(BannerView())
    interaction.didTapMainButton()
  }

  // The sample is given a controller that nobody else need own, and holds it weakly.
  @Test func `A controller that is only handed to init is gone before it can be used`() {
    weak var gone: UINavigationController?
    let navigation = {
      let controller = UINavigationController(rootViewController: UIViewController())
      gone = controller
      return DiscoveryOneNavigation(
        navigationController: controller, discoveryAssembler: viewControllerAssembler)
    }()
    #expect(gone == nil)
    navigation.presentDiscoveryOneInterface()
  }
}
