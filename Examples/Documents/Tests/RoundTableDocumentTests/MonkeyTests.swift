import QuartetTesting
import RoundTable
import Testing

@testable import RoundTableDocument

// The document's views do not show their controls, so that events take the user's place.
@Suite struct `Monkey tests` {
  @Test func `find no problem in Login`() async throws {
    try await MonkeyTest(use: .alsoEarly) { events in
      let authManager = AuthManager()
      let view = LoginModuleAssembly(trunk: Trunk(authManager: authManager), kind: .email).view
      for status in [AuthManager.Status.login, .wrong, .limit] {
        events.add("reply \(status)") { authManager.reply(status) }
      }
      let isUncovered = { [weak view] in view?.presentedViewController == nil }
      events.add("tap Login", if: isUncovered) { [weak view] in
        view?.loginButton.sendActions(for: .touchUpInside)
      }
      events.add("tap Recovery", if: isUncovered) { [weak view] in
        view?.pipeline.notify(intent: .recoveryButtonTap)
      }
      return view
    }.check()
  }

  // The document's Joint dismisses without waiting until Comment was presented.
  @Test func `find that UIKit can refuse the document's dismissal`() async throws {
    let test = MonkeyTest(use: .alsoEarly) { events in
      let review = ReviewModuleAssembly(trunk: Trunk(authManager: AuthManager())).view
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
