import Interactions
import InteractionsTesting
import QuartetPatternRules
import QuartetShared
import QuartetSharedTesting
import QuartetTesting
import Testing

@testable import QuartetInteractionsSample

/// A component gets the objects that it does not own through `use(_:)`. The compiler does not notice a missing call.
struct `Everything that is used` {
  private let host = FeatureHost<InteractionsFeature>()

  private func missingUses() throws -> [RuleViolation] {
    try InteractionsRules.missingUses(on: host, in: "Sources/Interactions/Sample")
  }

  @Test func `Everything that is used is there when a screen is shown`() async throws {
    #expect(try missingUses() == [])
    try host.openLogin()
    try host.openRecovery()
    #expect(try missingUses() == [])
    try host.perform(.tapBack)
    try await host.signIn()
    try host.tap("review.commentButton")
    #expect(try missingUses() == [])
  }

  @Test func `Everything that is used is reported when it is missing on a screen that is shown`() throws {
    // Its interactions are not passed to each other.
    let (fillingIn, signingIn) = (LoginFillingInInteraction(), LoginSigningInInteraction())
    let recovering = LoginRecoveringInteractionAssembler.assemble()
    host.show(
      LoginViewController(
        kind: .email, fillingIn: fillingIn, signingIn: signingIn, recovering: recovering))
    let missing = try missingUses().filter { $0.file.hasSuffix("/LoginSigningInInteraction.swift") }
    let names = ["LoginSigningInInteraction.listener", "LoginSigningInInteraction.mediator"]
    #expect(missing.map(\.problem) == names.map { "\($0) is nil while its screen is shown." })
    #expect(missing[0].line < missing[1].line)
    host.show(UIViewController())
    let nothing = #expect(throws: NothingToCheck.self) { try missingUses() }
    #expect(nothing?.description.hasSuffix(" is on a screen that is shown. Show the screen first.") == true)
  }

  @Test func `Everything that a superclass uses is reported, also if it is declared in another folder`()
    throws
  {
    let host = ScreenHost(BannerViewController())
    let missing = try InteractionsRules.missingUses(on: host, in: "Tests/InteractionsTests/Banner")
    let names = ["BannerInteraction.listener", "BannerInteraction.banner", "BannerInteraction.finder"]
    #expect(missing.map(\.problem) == names.map { "\($0) is nil while its screen is shown." })
  }
}

/// Declared outside of the folder of the class that inherits from it.
class DistantInteraction: Interacting {
  weak var banner: AnyObject?
  weak var finder: AnyObject?
  private weak var used: AnyObject?

  init(used: AnyObject) { self.used = used }
}
