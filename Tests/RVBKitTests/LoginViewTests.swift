import QuartetShared
import QuartetSharedTesting
import QuartetTesting
import RVBKit
import Testing

@testable import QuartetRVBSample

/// The view navigates in RVB. Here it is alone: its router, and the child that the router returns, are fakes.
@Suite struct `Login's view` {
  @Test func `Login's view pushes what its router returns, and goes back at the child's event`() async throws
  {
    let authManager = AuthManager(gateway: FakeGateway(replyingWith: .wrong))
    let view = LoginViewController(kind: .email, viewModel: LoginViewModel(authManager: authManager))
    let router = FakeRouter()
    view.router = router
    let stack = UINavigationController(rootViewController: view)
    let host = ScreenHost(stack)
    view.fill(login: "ada")
    try host.tap("login.recoveryButton")
    await host.waitUntilIdle()
    #expect(router.parameter?.login == "ada")
    let recovery = try #require(stack.topViewController as? FakeRecovery)
    recovery.onEnd?(nil)
    await host.waitUntilIdle()
    #expect(stack.topViewController === view)
  }
}

private final class FakeRouter: LoginRoutable {
  private(set) var parameter: RecoveryParameter?

  func routeToRecovery(with parameter: RecoveryParameter) -> any LoginRecoveryControllable {
    self.parameter = parameter
    return FakeRecovery()
  }
}

private final class FakeRecovery: UIViewController, LoginRecoveryControllable {
  var onEnd: ((String?) -> Void)?
}
