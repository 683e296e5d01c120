import Interactions
import QuartetTesting
import Testing

/// Code written from the document, with this package's kit.
@Suite struct `The document's pod bay doors` {
  private let assembler = DiscoveryOneAssembler(interactionAssembler: PodBayDoorsInteractionAssembler())

  @Test func `A tap renders the answer on the banner`() throws {
    let discovery = try #require(assembler.assemble() as? DiscoveryOneViewController)
    let host = ScreenHost(discovery)
    try host.perform(.tap(.view(discovery.mainButton)))
    #expect(discovery.bannerView.bannerLabel.text == PodBayDoorsInteraction.Strings.halsAnswer)
  }

  @Test func `The navigation pushes with the controller that it got through use(_:)`() {
    let (first, second) = (FakeStack(), FakeStack())
    let navigation = DiscoveryOneNavigation(navigationController: first, discoveryAssembler: assembler)
    navigation.use(second)
    navigation.presentDiscoveryOneInterface()
    #expect(first.pushed.isEmpty && second.pushed.first is DiscoveryOneViewController)
  }

  @Test func `A tap after the banner has gone crashes, which the feature must not do`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let interaction = PodBayDoorsInteraction()
        interaction.use(BannerView())
        interaction.didTapMainButton()
      }
    }
  }

  @Test func `A controller that is only passed to init is deallocated before the navigation uses it`() {
    weak var stack: FakeStack?
    let navigation = {
      let made = FakeStack()
      stack = made
      return DiscoveryOneNavigation(navigationController: made, discoveryAssembler: assembler)
    }()
    #expect(stack == nil)
    navigation.presentDiscoveryOneInterface()
  }
}

/// All that the document's protocol asks for.
private final class FakeStack: NavigationControlling {
  private(set) var pushed: [UIViewController] = []

  func pushViewController(_ viewController: UIViewController, animated: Bool) {
    pushed.append(viewController)
  }
}
