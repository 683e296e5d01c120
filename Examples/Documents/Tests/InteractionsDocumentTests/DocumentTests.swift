import Interactions
import InteractionsTesting
import QuartetPatternRules
import QuartetTesting
import Testing

@testable import PodBayDoors

/// The document's components on the kit, with a mediator and a view with an interaction, which it names and does not show.
@Suite struct `The document's pod bay doors` {
  @Test func `Screens show a view that owns its interaction, and a mediator calls that of another function`()
    throws
  {
    let host = ScreenHost(UINavigationController(rootViewController: BridgeAssembler().assemble()))
    try host.tap("airlockButton")
    #expect(try airlockBanner(on: host) == "Put on your helmet")
    try host.tap("discoveryButton")
    #if os(Linux) || os(macOS)
      let missing = try InteractionsRules.missingUses(on: host, in: "Sources/PodBayDoors")
      #expect(missing == [])
    #endif
    try host.tap("mainButton")
    #expect(try airlockBanner(on: host) == "Use the airlock")
  }

  private func airlockBanner(on host: ScreenHost) throws -> String? {
    try host.element("airlock", as: BannerView.self).subviews.lazy.compactMap { $0 as? UILabel }.first?.text
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

  #if os(Linux) || os(macOS)
    @Test func `The document's pod bay doors follow the document's rules`() throws {
      let violations = try InteractionsRules.violations(in: "Sources/PodBayDoors")
      #expect(violations == [])
    }
  #endif
}
