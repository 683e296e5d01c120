import QuartetTesting
import RVBKit
import Shared
import SharedTesting
import Testing

@testable import RVBSample

@Suite struct `Recovery and its adapter` {
  @Test func `Two taps on Send in one turn count once, and Login receives the trimmed login`() async throws {
    let login = try #require(
      LoginBuilder(LoginDependency(authManager: AuthManager(gateway: FakeGateway())))
        .build(with: LoginParameter(kind: .email)) as? LoginViewController)
    let host = ScreenHost(UINavigationController(rootViewController: login))
    try host.type(" ada ", into: "login.login")
    try host.tap("login.recoveryButton")
    let send = UserAction.Target.identifier("recovery.sendButton")
    #expect(host.attempt(.tapTogether(send, send)))
    await host.waitUntilIdle()
    #expect(host.top === login)
    #expect(try host.element("login.notice", as: UILabel.self).text == "Recovery instructions sent to ada")
  }
}
