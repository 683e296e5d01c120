import QuartetTesting
import QuartetShared
import Testing
import VIPERKit
import VIPERKitTesting

@testable import QuartetVIPERSample

private final class ReviewNavigatorSpy: NavigatorSpy, ReviewNavigable {}

private final class LoginNavigatorSpy: NavigatorSpy, LoginNavigable {}

@Suite struct `A router` {
  private let parent = ParentStub()

  @Test func `A router dismisses Comment, also while another object keeps a Login that was dismissed`() async
  {
    let navigator = ReviewNavigatorSpy()
    let trunk = Trunk(authManager: AuthManager(gateway: DemoAuthGateway()), commentStore: CommentStore())
    let router = ReviewRouter(navigator: navigator, services: trunk)
    router.presentLogin(parameters: LoginParameters(kind: .email), delegate: parent)
    await navigator.waitUntilIdle()
    let login = navigator.presented
    router.dismissLogin()
    router.presentComment(delegate: parent)
    await navigator.waitUntilIdle()
    #expect(navigator.presented is CommentViewController)
    router.dismissComment()
    await navigator.waitUntilIdle()
    #expect(navigator.presented == nil && login != nil)
    #expect(navigator.calls.count == 4)
  }

  @Test func `A router does not push a Recovery from which it goes back before that is possible`() async {
    let navigator = LoginNavigatorSpy()
    let router = LoginRouter(navigator: navigator)
    navigator.present(UIViewController())
    router.toRecovery(parameters: RecoveryParameters(login: "ada"), delegate: parent)
    router.fromRecovery()
    navigator.dismiss(animated: false)
    await navigator.waitUntilIdle()
    #expect(navigator.pushed.isEmpty)
  }
}

private final class ParentStub: LoginDelegate, RecoveryDelegate, CommentDelegate {
  func loginDidEnd() {}
  func recoveryDidSend(to login: String) {}
  func recoveryDidCancel() {}
  func commentDidSend(_ text: String) {}
  func commentDidDiscard() {}
}
