import DoctorHome
import HomeScene
import QuartetTesting
import Testing
import VIPERKit

/// A scene of a shared module, made in another one.
@Suite struct `Composition across modules` {
  private let host = ScreenHost()

  @Test(arguments: [(7, "9:00 Ada\n9:30 Grace"), (0, "No appointments found")])
  func `A module makes the scene of another one with its own interactor`(userID: Int, text: String) throws {
    let home = HomeFactory.doctor(parameters: HomeParameters(userID: userID))
    host.show(home)
    #expect(home is HomeViewController)
    #expect(try host.element("home.info", as: UILabel.self).text == text)
    let indicator = home.view.subviews.lazy.compactMap { $0 as? UIActivityIndicatorView }.first
    #expect(indicator?.isAnimating == false)
    #expect(home.view.isUserInteractionEnabled)
  }

  @Test func `Closing the scene deallocates it`() throws {
    let root = UIViewController()
    host.show(root)
    weak var released: UIViewController?
    do {
      let home = HomeFactory.doctor(parameters: HomeParameters(userID: 7))
      released = home
      root.present(home, animated: true)
    }
    host.finishTransitions()
    #expect(root.presentedViewController === released && released != nil)
    try host.tap("home.closeButton")
    #expect(root.presentedViewController == nil)
    #expect(released == nil)
  }
}
