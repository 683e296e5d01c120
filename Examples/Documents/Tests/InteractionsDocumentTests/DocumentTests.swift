import Interactions
import InteractionsTesting
import QuartetPatternRules
import QuartetTesting
import Testing

@testable import PodBayDoors

/// The document's components on the kit, with a mediator and an adapter, which it names and does not show.
@Suite struct `The document's pod bay doors` {
  @Test func `A tap renders the answer, and the airlock's through the mediator and the adapter`() throws {
    let host = ScreenHost(UINavigationController(rootViewController: BridgeAssembler().assemble()))
    try host.tap("discoveryButton")
    #if os(Linux) || os(macOS)
      let missing = try InteractionsRules.missingUses(on: host, in: "Sources/PodBayDoors")
      #expect(missing == [])
    #endif
    try host.tap("mainButton")
    #expect(try host.element("airlock", as: UILabel.self).text == "Use the airlock")
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
