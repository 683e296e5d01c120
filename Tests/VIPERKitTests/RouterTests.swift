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

  private func makeRouter(kind: LoginKind = .email) -> ReviewRouter<ReviewNavigatorSpy> {
    ReviewRouter(navigator: navigator, kind: kind)
  }

  private func noteWhatIsPossible(_ router: some ReviewRoutable) {
    router.whenPossible { [parent] in
      parent.note("nothing is open")
    } ifLoginIsOpen: { [parent] _ in
      parent.note("Login is open")
    }
  }

  @Test(arguments: [LoginKind.email, .phone])
  func `presents the Login of its kind as a sheet, and dismisses it`(kind: LoginKind) async throws {
    let router = makeRouter(kind: kind)
    router.presentLogin(parameters: LoginParameters(trunk: trunk), delegate: parent)
    await navigator.waitUntilIdle()
    let sheet = try #require(navigator.presented as? UINavigationController)
    let login = try #require(sheet.viewControllers.first as? LoginViewController)
    #expect(login.presenter.kind == kind)
    noteWhatIsPossible(router)
    router.dismissLogin()
    await navigator.waitUntilIdle()
    noteWhatIsPossible(router)

    #expect(navigator.calls == [.present(sheet, animated: true), .dismiss(animated: true)])
    #expect(parent.notes == ["Login is open", "Login ended", "nothing is open"])
  }

  @Test func `reports to Login that a swipe or another module has dismissed it`() async {
    let router = makeRouter()
    router.presentLogin(parameters: LoginParameters(trunk: trunk), delegate: parent)
    await navigator.waitUntilIdle()
    navigator.presented?.dismiss(animated: true)
    await navigator.waitUntilIdle()
    #expect(navigator.presented == nil && parent.notes == ["Login ended"])
  }

  @Test func `presents and dismisses Comment, over which nothing is possible, and leaves Login open`() async {
    let router = makeRouter()
    router.presentComment(parameters: CommentParameters(trunk: trunk), delegate: parent)
    await navigator.waitUntilIdle()
    #expect(navigator.presented is CommentViewController)
    noteWhatIsPossible(router)
    router.dismissComment()
    await navigator.waitUntilIdle()
    #expect(navigator.presented == nil && parent.notes.isEmpty)
    router.presentLogin(parameters: LoginParameters(trunk: trunk), delegate: parent)
    router.dismissComment()
    await navigator.waitUntilIdle()
    #expect(navigator.presented is UINavigationController)
  }

  @Test func `drops what waits, and resumes what another module's screen prevented`() async {
    let router = makeRouter()
    let other = UIViewController()
    navigator.present(other, animated: true, completion: nil)
    await navigator.waitUntilIdle()
    noteWhatIsPossible(router)
    router.dropRequests()
    noteWhatIsPossible(router)
    other.dismiss(animated: true)
    await navigator.waitUntilIdle()
    #expect(parent.notes.isEmpty)
    router.resumeRequests()
    #expect(parent.notes == ["nothing is open"])
  }
}

@Suite struct `Login's router` {
  private let navigator = LoginNavigatorSpy()
  private let parent = ParentSpy()

  @Test func `pushes Recovery, and goes back from it`() async throws {
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

  @Test func `does not push a Recovery from which it goes back before that is possible`() async {
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

private final class ParentSpy: LoginDelegate, CommentDelegate, RecoveryDelegate {
  private(set) var notes: [String] = []

  func note(_ text: String) { notes.append(text) }
  func loginDidEnd() { note("Login ended") }
  func commentDidSend(_ text: String) { note("Comment sent \(text)") }
  func commentDidDiscard() { note("Comment discarded") }
  func recoveryDidSend(to login: String) { note("Recovery sent to \(login)") }
  func recoveryDidCancel() { note("Recovery cancelled") }
}
