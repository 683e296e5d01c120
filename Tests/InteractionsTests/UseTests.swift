import Interactions
import PortableUIKit
import QuartetTesting
import TestSupport
import Testing

@testable import InteractionsSample

/// What a component does not own comes through `use(_:)`. The compiler does not notice a missing call.
@Suite struct `Everything that is used` {
  private let host = FeatureHost<InteractionsFeature>()

  /// What is missing in the interactions and navigations of every screen that is shown.
  private func missingUses() throws -> [String] {
    let controllers = host.window.shownControllers.filter { !($0 is UIAlertController) }
    let interactions = controllers.flatMap(components).compactMap { $0 as? any Interacting }
    let navigations = interactions.flatMap(components).compactMap { $0 as? any Navigating }
    #expect(interactions.count >= 4)
    return interactions.flatMap { interaction in
      interaction.missingUses.map { "\(type(of: interaction)).\($0)" }
    }
      + navigations.flatMap { navigation in navigation.missingUses.map { "\(type(of: navigation)).\($0)" } }
  }

  private func components(of object: AnyObject) -> [AnyObject] {
    Mirror(reflecting: object).children.map { $0.value as AnyObject }
  }

  @Test func `is there when a screen is shown`() async throws {
    #expect(try missingUses() == [])
    try host.openLogin()
    try host.openRecovery()
    #expect(try missingUses() == [])
    try host.perform(.tapBack)
    try await host.signIn()
    try host.tap("review.commentButton")
    #expect(try missingUses() == [])
  }

  @Test func `is listed when it is missing or has been deallocated`() {
    let writing = CommentWritingInteraction()
    #expect(writing.missingUses == ["draft", "view", "sheet"])
    let screen = CommentScreenSpy()
    writing.use(screen)
    #expect(writing.missingUses == ["draft", "sheet"])
    let navigation = DiscardNavigation(alertAssembler: DiscardAlertAssembler())
    #expect(navigation.missingUses == ["presenter", "listener"])
  }
}

private final class CommentScreenSpy: CommentTextRendering, CommentControlsRendering {
  func render(_ renderable: CommentTextRenderable) {}
  func render(_ renderable: CommentControlsRenderable) {}
}
