import QuartetTesting
import QuartetShared
import Testing
import VIPERKit
import VIPERKitTesting

@testable import QuartetVIPERSample

private final class ReviewNavigatorSpy: NavigatorSpy, ReviewNavigable {}

private final class LoginNavigatorSpy: NavigatorSpy, LoginNavigable {}

private let trunk = Trunk(authManager: AuthManager(gateway: DemoAuthGateway()), commentStore: CommentStore())

@Suite struct `Review's router` {
  private let navigator = ReviewNavigatorSpy()
  private let parent = ParentSpy()

  private func makeRouter() -> ReviewRouter<ReviewNavigatorSpy> {
    ReviewRouter(navigator: navigator, services: trunk)
  }

  @Test(arguments: [LoginKind.email, .phone])
  func `Review's router presents the Login of its kind as a sheet, and dismisses it`(kind: LoginKind)
    async throws
  {
    let router = makeRouter()
    router.presentLogin(parameters: LoginParameters(kind: kind), delegate: parent)
    await navigator.waitUntilIdle()
    let sheet = try #require(navigator.presented as? UINavigationController)
    let login = try #require(sheet.viewControllers.first as? LoginViewController)
    #expect(login.presenter.kind == kind)
    router.dismissLogin()
    await navigator.waitUntilIdle()

    #expect(navigator.calls == [.present(sheet, animated: true), .dismiss(animated: true)])
    #expect(parent.notes == ["Login ended"])
  }

  @Test func `Review's router reports to Login that a swipe or another module has dismissed it`() async {
    let router = makeRouter()
    router.presentLogin(parameters: LoginParameters(kind: .email), delegate: parent)
    await navigator.waitUntilIdle()
    navigator.presented?.dismiss(animated: true)
    await navigator.waitUntilIdle()
    #expect(navigator.presented == nil && parent.notes == ["Login ended"])
  }

  @Test func `Review's router dismisses Comment, also while another object keeps a Login that was dismissed`()
    async
  {
    let router = makeRouter()
    router.presentLogin(parameters: LoginParameters(kind: .email), delegate: parent)
    await navigator.waitUntilIdle()
    let kept = navigator.presented
    router.dismissLogin()
    router.presentComment(delegate: parent)
    await navigator.waitUntilIdle()
    #expect(navigator.presented is CommentViewController)
    router.dismissComment()
    await navigator.waitUntilIdle()
    #expect(navigator.presented == nil && kept != nil)
  }
}

@Suite struct `Login's router` {
  private let navigator = LoginNavigatorSpy()
  private let parent = ParentSpy()

  @Test func `Login's router pushes Recovery, and goes back from it`() async throws {
    let router = LoginRouter(navigator: navigator)
    router.toRecovery(parameters: RecoveryParameters(login: "ada"), delegate: parent)
    await navigator.waitUntilIdle()
    let recovery = try #require(navigator.pushed.first)
    #expect(recovery is RecoveryViewController)
    router.fromRecovery()
    await navigator.waitUntilIdle()
    #expect(navigator.pushed.isEmpty)
    #expect(navigator.calls.first == .push(recovery, animated: true))
  }

  @Test func `Login's router does not push a Recovery from which it goes back before that is possible`() async
  {
    let router = LoginRouter(navigator: navigator)
    navigator.present(UIViewController())
    router.toRecovery(parameters: RecoveryParameters(login: "ada"), delegate: parent)
    router.fromRecovery()
    navigator.dismiss(animated: false)
    await navigator.waitUntilIdle()
    router.fromRecovery()
    #expect(navigator.pushed.isEmpty)
  }
}

private final class ParentSpy: LoginDelegate, RecoveryDelegate, CommentDelegate {
  private(set) var notes: [String] = []

  func note(_ text: String) { notes.append(text) }
  func loginDidEnd() { note("Login ended") }
  func recoveryDidSend(to login: String) { note("Recovery sent to \(login)") }
  func recoveryDidCancel() { note("Recovery cancelled") }
  func commentDidSend(_ text: String) {}
  func commentDidDiscard() {}
}
