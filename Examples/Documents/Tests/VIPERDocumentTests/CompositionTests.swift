import DoctorHome
import HomeScene
import PatientHome
import QuartetTesting
import Testing
import VIPERKit

/// One scene, made in two modules that do not import each other.
@Suite struct `Composition across modules` {
  private let host = ScreenHost()

  @Test func `Each module makes the same scene with its own interactor`() throws {
    let (known, unknown) = (HomeParameters(userID: 7), HomeParameters(userID: 0))
    for (home, text) in [
      (HomeFactory.patient(parameters: known), "9:00 Dr. Hopper"),
      (HomeFactory.doctor(parameters: known), "9:00 Ada\n9:30 Grace"),
      (HomeFactory.patient(parameters: unknown), "No appointments found"),
      (HomeFactory.doctor(parameters: unknown), "No appointments found"),
    ] {
      host.show(home)
      #expect(home is HomeViewController)
      #expect(try host.element("home.info", as: UILabel.self).text == text)
      let indicator = home.view.subviews.lazy.compactMap { $0 as? UIActivityIndicatorView }.first
      #expect(indicator?.isAnimating == false)
      #expect(home.view.isUserInteractionEnabled)
    }
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
