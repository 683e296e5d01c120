import Interactions
import QuartetTesting
import Testing

@testable import PodBayDoorsOnKit

/// The document's components on the kit, with a mediator and an adapter, which it names and does not show.
@Suite struct `The pod bay doors on the kit` {
  private let assembler = DiscoveryOneAssembler()

  @Test func `A tap renders the answer, and the airlock's through the mediator and the adapter`() throws {
    let stack = UINavigationController()
    let host = ScreenHost(stack)
    let navigation = DiscoveryOneNavigation(discoveryAssembler: assembler)
    navigation.use(stack)
    navigation.presentDiscoveryOneInterface()
    host.finishTransitions()
    #if os(Linux) || os(macOS)
      let missing = try InteractionsRules.missingUses(on: host, in: "Sources/PodBayDoorsOnKit")
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

  @Test func `An adapter renders on a label that it does not own`() {
    var label: UILabel? = UILabel()
    let adapter = LabelBannerAdapter()
    if let label { adapter.use(label) }
    adapter.render(BannerRenderable(message: "Closed"))
    #expect(label?.text == "Closed")
    weak let released = label
    label = nil
    #expect(released == nil)
  }

  @Test func `Random use finds no problem`() async throws {
    try await MonkeyTest(use: .alsoEarly) { assembler.assemble() }.check()
  }

  #if os(Linux) || os(macOS)
    @Test func `It follows the document's rules`() throws {
      let violations = try InteractionsRules.violations(in: "Sources/PodBayDoorsOnKit")
      #expect(violations == [])
    }
  #endif
}
