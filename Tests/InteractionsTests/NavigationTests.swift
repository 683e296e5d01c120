import Interactions
import QuartetTesting
import Testing

@testable import QuartetInteractionsSample

/// A navigation without the interaction that owns it.
@Suite struct `A navigation` {
  private struct SheetAssembler: Assembling {
    func assemble() -> UINavigationController { UINavigationController() }
  }

  @Test func `requests, presents and dismisses its screen`() async {
    let presenter = UIViewController()
    let host = ScreenHost(presenter)
    let navigation = LoginNavigation(loginAssembler: SheetAssembler())
    navigation.use(presenter)
    navigation.presentLogin(login: nil)
    await host.waitUntilIdle()
    #expect(host.top is UINavigationController)
    navigation.dismissLogin()
    await host.waitUntilIdle()
    #expect(host.top === presenter)
  }
}
