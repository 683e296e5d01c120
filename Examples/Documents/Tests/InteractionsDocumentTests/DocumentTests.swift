import Interactions
import QuartetTesting
import Testing

@testable import PodBayDoors

/// The document's code as it is written there.
@Suite struct `The document's pod bay doors` {
  private let assembler = DiscoveryOneAssembler(interactionAssembler: PodBayDoorsInteractionAssembler())

  @Test func `A tap renders the answer on the banner`() throws {
    let stack = UINavigationController()
    let host = ScreenHost(stack)
    let navigation = DiscoveryOneNavigation(navigationController: stack, discoveryAssembler: assembler)
    navigation.presentDiscoveryOneInterface()
    host.finishTransitions()
    try host.tap("mainButton")
    let banner = try #require(host.top?.view.subviews.compactMap { $0 as? BannerView }.first)
    let label = try #require(banner.subviews.first as? UILabel)
    #expect(label.text?.hasPrefix("I know you and Frank were planning") == true)
  }

  @Test func `The navigation pushes with the controller that it got through use(_:)`() {
    let (first, second) = (FakeStack(), FakeStack())
    let navigation = DiscoveryOneNavigation(navigationController: first, discoveryAssembler: assembler)
    navigation.use(second)
    navigation.presentDiscoveryOneInterface()
    #expect(first.pushed.isEmpty && second.pushed.first is DiscoveryOneViewController)
  }

  #if os(Linux) || os(macOS)
    @Test func `A tap after the banner was deallocated crashes`() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let interaction = PodBayDoorsInteraction()
          interaction.use(BannerView())
          interaction.didTapMainButton()
        }
      }
    }
  #endif

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

  #if os(Linux) || os(macOS)
    @Test func `It breaks one of the document's rules`() throws {
      let broken = try InteractionsRules.violations(in: "Sources/PodBayDoors").map(\.problem)
      #expect(broken == ["DiscoveryOneNavigation.navigationController is not owned, but passed to `init`."])
    }
  #endif
}

/// All that the document's protocol asks for.
private final class FakeStack: PodBayDoors.NavigationControlling {
  private(set) var pushed: [UIViewController] = []

  func pushViewController(_ viewController: UIViewController, animated: Bool) {
    pushed.append(viewController)
  }
}
