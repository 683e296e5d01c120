import Interactions
import QuartetShared
import QuartetSharedTesting
import QuartetTesting
import Testing

@testable import QuartetInteractionsSample

/// UIKit keeps what waits for the end of a transition, and what the buttons of an alert do.
struct `A component that waits` {
  private let stack = UINavigationController(rootViewController: UIViewController())
  private let host: ScreenHost
  private let authManager = AuthManager(gateway: FakeGateway(replyingWith: .accepted))

  init() {
    host = ScreenHost(stack)
  }

  @Test func `A component that waits can be deallocated before the transition has ended`() {
    stack.pushViewController(UIViewController(), animated: true)
    let interactions = waitingInteractions().map(Weak.init)
    #expect(interactions.count == 5 && interactions.allSatisfy { $0.object == nil })
    host.finishTransitions()
    #expect(!(stack.presentedViewController is UINavigationController))
  }

  @Test func `A component that waits can be deallocated before its alert was dismissed`() {
    #expect(Weak(object: askToDiscard()).object == nil)
    #expect(stack.presentedViewController is UIAlertController)
  }

  private func waitingInteractions() -> [AnyObject] {
    let events: [(ReviewAccountInteraction) -> Void] = [
      { $0.didTapAccountButton() }, { $0.didOpenSignInLink(login: "ada") }, { $0.didEndLogin() },
    ]
    let accounts = events.map { event in
      let account = ReviewAccountInteraction(
        navigation: LoginNavigation(loginAssembler: LoginAssembler(kind: .email, authManager: authManager)))
      account.use(stack)
      account.use(authManager)
      event(account)
      return account
    }
    let commenting = ReviewCommentingInteraction(
      navigation: CommentNavigation(
        commentAssembler: CommentAssembler(drafts: CommentStore(), accountKeeper: authManager)))
    commenting.use(stack)
    commenting.didTapCommentButton()
    return accounts + [commenting, askToDiscard()]
  }

  private func askToDiscard() -> AnyObject {
    let discarding = CommentDiscardingInteraction(
      navigation: DiscardNavigation(alertAssembler: DiscardAlertAssembler()))
    discarding.use(stack)
    discarding.didCancel(text: "Hello")
    return discarding
  }
}

private struct Weak {
  weak var object: AnyObject?
}
