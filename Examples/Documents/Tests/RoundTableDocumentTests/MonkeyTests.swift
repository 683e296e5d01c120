import QuartetTesting
import RoundTable
import Testing

@testable import RoundTableDocument

// The document's views do not show their controls, so that events take the user's place.
@Suite struct `Monkey tests` {
  // The document's Joint dismisses without waiting until Comment was presented.
  @Test func `find that UIKit can refuse the document's dismissal`() async throws {
    let test = MonkeyTest(use: .alsoEarly) { events in
      let review = ReviewModuleAssembly(trunk: Trunk()).view
      events.add("tap Comment", if: { [weak review] in review?.presentedViewController == nil }) {
        [weak review] in review?.didTapCommentButton()
      }
      events.add("tap Send", if: { [weak review] in review?.presentedViewController is CommentModuleView }) {
        [weak review] in
        let comment = review?.presentedViewController as? CommentModuleView
        comment?.pipeline.notify(intent: .sendButtonTap(text: "Good"))
      }
      return review
    }
    let failure = try await #require(throws: ScreenTestFailure.self) { try await test.check() }
    #expect(failure.steps == ["tap Comment...", "tap Send"])
    #expect(failure.problem.hasPrefix("UIKit warns: Attempt to dismiss"))
  }
}
