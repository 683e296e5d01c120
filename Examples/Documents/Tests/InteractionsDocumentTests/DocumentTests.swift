import Interactions
import InteractionsTesting
import QuartetPatternRules
import QuartetRandomTesting
import QuartetTesting
import Testing

@testable import PodBayDoors

/// The document's components on the kit, with a view that owns an interaction, which it names and does not show.
@Suite struct `The document's pod bay doors` {
  @Test func `Two screens show a view that owns its interaction`() throws {
    let host = ScreenHost(UINavigationController(rootViewController: BridgeAssembler().assemble()))
    for _ in 1...2 {
      try host.tap("airlockButton")
      let banner = try host.element("airlock", as: BannerView.self)
      #expect(banner.subviews.compactMap { ($0 as? UILabel)?.text } == ["Put on your helmet"])
      if host.view("discoveryButton") != nil { try host.tap("discoveryButton") }
    }
    #if os(Linux) || os(macOS)
      #expect(try InteractionsRules.missingUses(on: host, in: "Sources/PodBayDoors") == [])
    #endif
  }

  @Test func `The document's loose code assembles the screen`() throws {
    let interactionAssembler = PodBayDoorsInteractionAssembler()
    let viewControllerAssembler = DiscoveryOneAssembler(interactionAssembler: interactionAssembler)
    let viewController = viewControllerAssembler.assemble()
    try ScreenHost(viewController).tap("mainButton")
  }

  @Test func `A tap after the banner was deallocated does nothing`() {
    let interaction = PodBayDoorsInteraction()
    weak var banner: BannerView?
    do {
      let view = BannerView()
      interaction.use(view)
      banner = view
    }
    #expect(banner == nil)
    interaction.didTapMainButton()
  }

  // A navigation that pushes through `childScreens`, as the sample's, waits.
  #if os(Linux) || os(macOS)
    @Test func `UIKit can drop the document's push during a transition`() async throws {
      let failure = try await #require(throws: ScreenTestFailure.self) {
        try await MonkeyTest(use: .alsoEarly) {
          UINavigationController(rootViewController: BridgeAssembler().assemble())
        }.check()
      }
      #expect(failure.problem.hasPrefix("UIKit warns: "), "\(failure)")
    }
  #endif
}
