import QuartetTesting
import Testing
import VIPERKit

@testable import Document

/// The document's scenes work with the kit.
@Suite struct `The document's scenes` {
  private let host = ScreenHost()

  private func show(_ home: UIViewController) throws -> UINavigationController {
    let stack = UINavigationController(rootViewController: home)
    host.show(stack)
    return stack
  }

  @Test func `Composition within the module: each factory method uses its own interactor`() throws {
    let parameters = HomeParameters(userID: 7)
    var texts: [String?] = []
    for home in [
      HomeFactory.default(parameters: parameters), HomeFactory.patient(parameters: parameters),
      HomeFactory.doctor(parameters: parameters),
    ] {
      _ = try show(home)
      texts.append(try host.element("home.info", as: UILabel.self).text)
    }
    #expect(texts == ["News", "Your visits", "Your rounds"])
  }

  @Test func `Home pushes Account Info`() throws {
    let stack = try show(HomeFactory.default(parameters: HomeParameters(userID: 7)))
    try host.tap("home.continueButton")
    #expect(stack.topViewController?.title == "Account 7")
  }

  @Test func `The menu that the navigator presents is a scene of the app, and opens again`() throws {
    let home = try #require(
      show(HomeFactory.default(parameters: HomeParameters(userID: 7))).topViewController)
    for _ in 1...2 {
      try host.tap("home.menuButton")
      #expect(home.childScreens.openChild is SideMenuViewController)
      try host.perform(.swipeDown)
      #expect(home.childScreens.openChild == nil)
    }
    try host.tap("home.continueButton")
    #expect(host.top?.title == "Account 7" && home.childScreens.openChild === host.top)
  }

  @Test func `The item picker reports to its delegate, which it does not own`() throws {
    var parent: PickerParent? = PickerParent()
    weak let released = parent
    let picker = try ItemPickerFactory.default(
      parameters: ItemPickerParameters(items: ["A", "B"]), delegate: #require(parent))
    host.show(picker)
    try host.tap("itemPicker.1")
    #expect(parent?.indexes == [1])
    parent = nil
    #expect(released == nil)
  }

  // The document's router pushes without waiting until the menu was dismissed.
  @Test func `UIKit can drop the document's push`() async throws {
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

private final class PickerParent: ItemPickerDelegate {
  private(set) var indexes: [Int] = []

  func itemPickerDidSelectItems(at indexes: [Int]) { self.indexes = indexes }
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
