import Screens
import Testing
import VIPERKit

private final class Scene: UIViewController, UIAlertViewable, UIActivityIndicatorViewable {}

private final class OwnIndicatorScene: UIViewController, UIActivityIndicatorViewable {
  let activityIndicator = UIActivityIndicatorView(style: .medium)
}

@Suite struct `Alerts` {
  private let window = UIWindow()
  private let scene = Scene()

  init() {
    window.rootViewController = scene
    window.makeKeyAndVisible()
  }

  @Test func `An alert is made from its parameters, and tells which button was chosen`() throws {
    var chosen: [String] = []
    scene.presentAlert(
      parameters: UIAlertParameters(
        title: "Title", message: "Message",
        actions: [
          .init(title: "Go") { chosen.append("Go") },
          .init(title: "Stay", style: .cancel) { chosen.append("Stay") },
          .init(title: "Burn", style: .destructive) { chosen.append("Burn") },
        ]))
    window.headless.finishTransitions()
    let alert = try #require(window.headless.topViewController as? UIAlertController)
    #expect(alert.title == "Title")
    #expect(alert.message == "Message")
    #expect(alert.preferredStyle == .alert)
    #expect(alert.actions.map(\.title) == ["Go", "Stay", "Burn"])
    #expect(alert.actions.map(\.style) == [.default, .cancel, .destructive])
    #expect(window.headless.choose(alert.actions[2]))
    window.headless.finishTransitions()
    #expect(chosen == ["Burn"])
    #expect(scene.presentedViewController == nil)
  }
}

@Suite struct `Activity indicators` {
  private let window = UIWindow()
  private let scene = Scene()

  init() {
    window.rootViewController = scene
    window.makeKeyAndVisible()
  }

  private var indicators: [UIActivityIndicatorView] {
    scene.view.subviews.compactMap { $0 as? UIActivityIndicatorView }
  }

  @Test func `A controller that names no indicator gets one over its view, once`() {
    #expect(indicators.isEmpty)
    scene.startActivityIndicatorAnimation()
    scene.stopActivityIndicatorAnimation()
    scene.startActivityIndicatorAnimation()
    #expect(indicators.count == 1)
    #expect(indicators.first?.isAnimating == true)
    #expect(indicators.first?.isUserInteractionEnabled == false)
  }

  @Test func `It is not taken for one that the controller has put there`() {
    let own = UIActivityIndicatorView(style: .medium)
    scene.view.addSubview(own)
    scene.startActivityIndicatorAnimation()
    #expect(!own.isAnimating)
    #expect(indicators.count == 2)
  }

  @Test func `The view takes touches while it waits, unless the parameters say otherwise`() {
    scene.startActivityIndicatorAnimation()
    #expect(scene.view.isUserInteractionEnabled)
    scene.startActivityIndicatorAnimation(parameters: .init(isInteractionEnabled: false))
    #expect(!scene.view.isUserInteractionEnabled)
    scene.stopActivityIndicatorAnimation()
    #expect(scene.view.isUserInteractionEnabled)
    #expect(scene.activityIndicator.isAnimating == false)
  }

  @Test func `A controller that names one uses that`() {
    let scene = OwnIndicatorScene()
    scene.startActivityIndicatorAnimation()
    #expect(scene.activityIndicator.isAnimating)
    #expect(scene.view.subviews.isEmpty)
  }
}
