import Interactions
import QuartetTesting
import Testing

@testable import QuartetInteractionsSample

/// A navigation without the interaction that owns it.
@Suite struct `A navigation` {
  private final class FakeLogin: UIViewController, LoginControlling {
    private(set) var login: String?

    func use(_ listener: any LoginListening) {}
    func didOpen(login: String?) { self.login = login }
    func didOpenSignInLink(login: String?) {}
    func didClose() {}
  }

  private struct LoginAssembler: Assembling {
    func assemble() -> any LoginControlling { FakeLogin() }
  }

  @Test func `requests, presents and dismisses its screen`() async {
    let presenter = UIViewController()
    let host = ScreenHost(presenter)
    let navigation = LoginNavigation(loginAssembler: LoginAssembler())
    navigation.use(presenter)
    navigation.presentLogin(login: "ada")
    await host.waitUntilIdle()
    #expect((host.top as? FakeLogin)?.login == "ada")
    navigation.dismissLogin()
    await host.waitUntilIdle()
    #expect(host.top === presenter)
  }
}
