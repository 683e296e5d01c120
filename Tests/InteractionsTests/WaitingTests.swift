import Interactions
import QuartetTesting
import Shared
import TestSupport
import Testing

@testable import InteractionsSample

/// UIKit keeps what waits for the end of a transition, and what the buttons of an alert do.
@Suite struct `A component that waits` {
  private let stack = UINavigationController(rootViewController: UIViewController())
  private let host: ScreenHost
  private let authManager = AuthManager(gateway: FakeGateway(replyingWith: .accepted))
  private let requesting = ReviewRequestingInteraction()

  init() {
    host = ScreenHost(stack)
    requesting.use(stack as any IdleAwaiting)
  }

  @Test func `can be deallocated before the transition has ended`() async {
    let attempt = authManager.makeAttempt { _ in }
    attempt.start(login: "ada", password: "secret")
    await authManager.idle()
    stack.pushViewController(UIViewController(), animated: true)
    let watched = Watched(navigations() + interactions() + requestingInteractions())
    #expect(watched.names.count == 10)
    #expect(watched.alive == [])
    host.finishTransitions()
  }

  @Test func `can be deallocated before its alert has gone`() {
    func ask() -> [AnyObject] {
      let discarding = CommentDiscardingInteraction(
        navigation: DiscardNavigation(alertAssembler: DiscardAlertAssembler()))
      discarding.use(stack)
      discarding.didTapCancelButton(text: "Hello")
      return [discarding]
    }
    #expect(Watched(ask()).alive == [])
    #expect(stack.presentedViewController is UIAlertController)
  }

  private func navigations() -> [AnyObject] {
    let comment = makeCommentNavigation()
    comment.use(stack)
    comment.dismissComment()
    let recovery = RecoveryNavigation(recoveryAssembler: RecoveryAssembler())
    recovery.use(stack)
    recovery.popRecovery()
    return [comment, recovery]
  }

  private func interactions() -> [AnyObject] {
    let discarding = CommentDiscardingInteraction(
      navigation: DiscardNavigation(alertAssembler: DiscardAlertAssembler()))
    discarding.use(stack)
    discarding.didTapCancelButton(text: "Hello")
    let recovering = LoginRecoveringInteraction(
      navigation: RecoveryNavigation(recoveryAssembler: RecoveryAssembler()))
    recovering.use(stack)
    recovering.didTapRecoveryButton(login: "ada")
    let requesting = ReviewRequestingInteraction()
    requesting.use(stack as any IdleAwaiting)
    requesting.didRequest { true }
    return [discarding, recovering, requesting]
  }

  /// Their requests wait in another interaction.
  private func requestingInteractions() -> [AnyObject] {
    let expiring = ReviewCommentingInteraction(navigation: makeCommentNavigation())
    expiring.use(stack)
    expiring.use(authManager)
    authManager.expire()
    let commenting = ReviewCommentingInteraction(navigation: makeCommentNavigation())
    commenting.use(requesting)
    commenting.didTapCommentButton()
    let events: [(ReviewSigningInInteraction) -> Void] = [
      { $0.didMissAccount() }, { $0.didOpenSignInLink(login: "ada") }, { $0.didFinishLogin() },
    ]
    return [expiring, commenting]
      + events.map { event in
        let signingIn = ReviewSigningInInteraction(
          navigation: LoginNavigation(loginAssembler: LoginAssembler(kind: .email, authManager: authManager)))
        signingIn.use(stack)
        signingIn.use(requesting)
        event(signingIn)
        return signingIn
      }
  }

  private func makeCommentNavigation() -> CommentNavigation {
    CommentNavigation(
      commentAssembler: CommentAssembler(drafts: CommentStore(), accountKeeper: authManager))
  }
}
