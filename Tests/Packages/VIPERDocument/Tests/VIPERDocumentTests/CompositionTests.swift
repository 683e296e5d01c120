import DoctorHome
import HomeScene
import PatientHome
import Testing
import VIPERKit

/// One scene, made in two modules that do not import each other.
@Suite struct `Composition across modules` {
  let window = UIWindow()
  let host = UIViewController()

  init() {
    window.rootViewController = host
    window.makeKeyAndVisible()
    window.headless.finishTransitions()
  }

  private func present(_ home: UIViewController) {
    host.present(home, animated: true)
    window.headless.finishTransitions()
  }

  private func infoText(of home: UIViewController) -> String? {
    let labels = home.view.subviews.compactMap { $0 as? UILabel }
    return labels.first { $0.accessibilityIdentifier == "home.info" }?.text
  }

  private func indicator(of home: UIViewController) -> UIActivityIndicatorView? {
    home.view.subviews.lazy.compactMap { $0 as? UIActivityIndicatorView }.first
  }

  @Test func `PatientHome makes the scene with its own interactor`() {
    let home = HomeFactory.patient(parameters: HomeParameters(userID: 7))
    present(home)
    #expect(infoText(of: home) == "9:00 Dr. Hopper")
  }

  @Test func `DoctorHome makes the same scene with another interactor`() {
    let home = HomeFactory.doctor(parameters: HomeParameters(userID: 7))
    present(home)
    #expect(infoText(of: home) == "9:00 Ada\n9:30 Grace")
  }

  @Test func `Both factories make a HomeViewController`() {
    #expect(HomeFactory.patient(parameters: HomeParameters(userID: 7)) is HomeViewController)
    #expect(HomeFactory.doctor(parameters: HomeParameters(userID: 7)) is HomeViewController)
  }

  @Test func `The indicator stops and interaction is enabled after the interactor's reply`() throws {
    let home = HomeFactory.patient(parameters: HomeParameters(userID: 7))
    present(home)
    let overlaid = try #require(indicator(of: home))
    #expect(!overlaid.isAnimating)
    #expect(home.view.isUserInteractionEnabled)
  }

  @Test func `Both scenes show the same text when the interactor fails`() {
    for home in [
      HomeFactory.patient(parameters: HomeParameters(userID: 0)),
      HomeFactory.doctor(parameters: HomeParameters(userID: 0)),
    ] {
      home.loadViewIfNeeded()
      #expect(infoText(of: home) == "No appointments found")
    }
  }

  @Test func `Closing the scene deallocates it`() throws {
    var home: UIViewController? = HomeFactory.doctor(parameters: HomeParameters(userID: 7))
    weak let released = home
    present(try #require(home))
    home = nil
    let button = try #require(
      released?.view.subviews.lazy.compactMap { $0 as? UIButton }
        .first { $0.accessibilityIdentifier == "home.closeButton" })
    #expect(window.headless.tap(button))
    window.headless.finishTransitions()
    #expect(host.presentedViewController == nil)
    #expect(released == nil)
  }
}
