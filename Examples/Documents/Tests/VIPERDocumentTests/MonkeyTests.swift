import QuartetTesting
import Testing
import VIPERKit

@testable import Document
@testable import PostsList

@Suite struct `Monkey tests` {
  // With early taps, a second tap on a row requests a second child, and the kit warns that it was not opened.
  @Test func `Monkey tests find no problem in the list`() async throws {
    try await MonkeyTest {
      UINavigationController(rootViewController: PostsFactory.default())
    }.check()
  }

  @Test func `Monkey tests find no problem in the item picker`() async throws {
    let parent = PickerParent()
    try await MonkeyTest(use: .alsoEarly) {
      ItemPickerFactory.default(parameters: ItemPickerParameters(items: ["A", "B"]), delegate: parent)
    }.check()
  }

  // The document's router pushes without waiting until the menu was dismissed.
  @Test func `Monkey tests find that UIKit can drop the document's push`() async throws {
    let failure = try await #require(throws: ScreenTestFailure.self) {
      try await MonkeyTest {
        UINavigationController(rootViewController: HomeFactory.default(parameters: HomeParameters(userID: 7)))
      }.check()
    }
    #expect(failure.steps == [#"tap "home.menuButton""#, #"tap "sideMenu.accountButton""#])
    #expect(failure.problem.hasPrefix("UIKit warns: "))
  }

  @Test func `childScreens in the calls of the router waits until the menu was dismissed`() async throws {
    try await MonkeyTest {
      let home = HomeViewController()
      home.presenter = HomePresenter(
        view: home, router: WaitingHomeRouter(navigator: home),
        interactor: HomeInteractor(gateway: DemoPostsGateway()), parameters: HomeParameters(userID: 7))
      return UINavigationController(rootViewController: home)
    }.check()
  }
}

/// `HomeRouter` with one word more in each call.
private final class WaitingHomeRouter: HomeRoutable {
  private unowned let navigator: any HomeNavigable

  init(navigator: any HomeNavigable) { self.navigator = navigator }

  func toAccountInfo(parameters: AccountInfoParameters) {
    navigator.childScreens.push(AccountInfoFactory.default(parameters: parameters))
  }

  func presentSideMenu(parameters: SideMenuParameters, delegate: some SideMenuDelegate) {
    navigator.childScreens.present(SideMenuFactory.default(parameters: parameters, delegate: delegate))
  }

  func dismissSideMenu() { navigator.childScreens.close() }
}
