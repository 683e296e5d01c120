import PortableUIKit
import QuartetTesting
import Shared
import TestSupport
import Testing
import VIPERSample

/// What the scenarios leave out: the session ends while other code's screen covers Comment.
@Suite struct `A screen of other code over Comment` {
  private let host = FeatureHost<VIPERFeature>()

  @Test func `stays when the session ends, and Comment is dismissed by the next tap on Cancel`() async throws
  {
    try await host.openComment()
    try host.type("Hello", into: "comment.text")
    let other = UIViewController()
    host.window.visibleControllers.last?.present(other, animated: true)
    host.finishTransitions()
    host.trunk.authManager.expire()
    await host.waitUntilIdle()
    #expect(host.window.visibleControllers.last === other)

    other.dismiss(animated: true)
    host.finishTransitions()
    try host.tap("comment.cancelButton")
    #expect(host.window.visibleControllers.count == 1)
    #expect(host.trunk.commentStore.draft(of: "ada").text == "Hello")
  }
}
