import PortableUIKit
import QuartetTesting
import RoundTableSample
import Shared
import SharedTesting
import Testing

/// The session ends while a screen of another module covers Comment.
@Suite struct `A screen of another module over Comment` {
  private let host = FeatureHost<RoundTableFeature>()

  @Test func `stays when the session ends, and the next link dismisses Comment and is followed`() async throws
  {
    try await host.openComment()
    let other = UIViewController()
    host.top?.present(other, animated: true)
    host.finishTransitions()
    host.trunk.authManager.expire()
    await host.waitUntilIdle()
    #expect(host.top === other)

    other.dismiss(animated: true)
    host.finishTransitions()
    #expect(host.open(try #require(URL(string: "quartet://sign-in?login=grace"))))
    await host.waitUntilIdle()
    #expect(host.view("comment.text") == nil)
    #expect((host.view("login.login") as? UITextField)?.text == "grace")
  }
}
