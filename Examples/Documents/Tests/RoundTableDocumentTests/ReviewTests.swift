import QuartetRandomTesting
import QuartetTesting
import RoundTable
import Testing

@testable import Review

/// Part 4: a parent presents its child by UIKit's own `present`, takes the child's output, and dismisses the child.
@Suite struct `The document's Review` {
  @Test func `A comment is shown when its screen was dismissed`() throws {
    let module = ReviewModuleAssembly(trunk: Trunk())
    let host = ScreenHost(module.view)
    for text in ["Good", "Better"] {
      try host.tap("review.commentButton")
      try host.type(text, into: "comment.text")
      try host.tap("comment.sendButton")
      #expect(try host.element("review.label", as: UILabel.self).text == text)
      #expect(host.top === module.view)
    }
  }

  #if os(Linux) || os(macOS)
    @Test func `UIKit refuses the document's present during a transition`() async throws {
      let failure = try await #require(throws: ScreenTestFailure.self) {
        try await MonkeyTest(use: .alsoEarly) { ReviewModuleAssembly(trunk: Trunk()).view }.check()
      }
      #expect(failure.problem.hasPrefix("UIKit warns: Attempt to present"), "\(failure)")
    }
  #endif
}
