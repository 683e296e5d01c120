import DoctorHome
import PatientHome
import QuartetRandomTesting
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

  @Test func `Composition across modules: each factory method makes the scene with its own interactor`()
    throws
  {
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
}

private final class PickerParent: ItemPickerDelegate {
  private(set) var indexes: [Int] = []

  func itemPickerDidSelectItems(at indexes: [Int]) { self.indexes = indexes }
}
