import QuartetTesting
import Testing
import VIPERKit

private final class Scene: UIViewController, UIAlertViewable, UIActivityIndicatorViewable {}

private final class OwnIndicatorScene: UIViewController, UIActivityIndicatorProviding {
  let activityIndicator = UIActivityIndicatorView(style: .medium)
}

@Suite struct `Alerts` {
  @Test func `An alert is made from its parameters and runs the handler of the chosen button`() throws {
    let scene = Scene()
    let host = ScreenHost(scene)
    var chosen: [String] = []
    scene.presentAlert(
      parameters: UIAlertParameters(
        title: "Title", message: "Message",
        actions: [
          .init(title: "Go") { chosen.append("Go") },
          .init(title: "Stay", style: .cancel) { chosen.append("Stay") },
          .init(title: "Delete", style: .destructive) { chosen.append("Delete") },
        ]))
    host.finishTransitions()
    let alert = try #require(host.top as? UIAlertController)
    #expect([alert.title, alert.message] == ["Title", "Message"])
    #expect(alert.preferredStyle == .alert)
    #expect(alert.actions.map(\.style) == [.default, .cancel, .destructive])
    try host.choose("Delete")
    #expect(chosen == ["Delete"])
    #expect(scene.presentedViewController == nil)
  }
}

@Suite struct `Activity indicators` {
  private let scene = Scene()

  private var indicators: [UIActivityIndicatorView] {
    scene.view.subviews.compactMap { $0 as? UIActivityIndicatorView }
  }

  @Test func `The indicator is over the view and runs until the last of overlapping loads stops`() {
    scene.startActivityIndicatorAnimation()
    scene.startActivityIndicatorAnimation()
    scene.stopActivityIndicatorAnimation()
    #expect(indicators.map(\.isAnimating) == [true])
    #expect(indicators.first?.isUserInteractionEnabled == false)
    scene.stopActivityIndicatorAnimation()
    #expect(indicators.map(\.isAnimating) == [false])
    scene.startActivityIndicatorAnimation()
    #expect(indicators.map(\.isAnimating) == [true])
  }

  @Test func `The view takes no touches until the last load stops if one of them prevents touches`() {
    scene.startActivityIndicatorAnimation()
    #expect(scene.view.isUserInteractionEnabled)
    scene.startActivityIndicatorAnimation(parameters: .init(isInteractionEnabled: false))
    scene.startActivityIndicatorAnimation()
    scene.stopActivityIndicatorAnimation()
    scene.stopActivityIndicatorAnimation()
    #expect(!scene.view.isUserInteractionEnabled)
    scene.stopActivityIndicatorAnimation()
    #expect(scene.view.isUserInteractionEnabled)
  }

  @Test func `A stop without a start changes nothing`() {
    scene.view.isUserInteractionEnabled = false
    scene.stopActivityIndicatorAnimation()
    #expect(!scene.view.isUserInteractionEnabled)
    for _ in 1...2 {
      scene.startActivityIndicatorAnimation()
      #expect(indicators.map(\.isAnimating) == [true])
      scene.stopActivityIndicatorAnimation()
      scene.stopActivityIndicatorAnimation()
      #expect(!scene.view.isUserInteractionEnabled)
    }
  }

  @Test func `A controller's own indicator is used, and one that is only in its view is not`() {
    let scene = OwnIndicatorScene()
    let other = UIActivityIndicatorView(style: .medium)
    scene.view.addSubview(other)
    scene.startActivityIndicatorAnimation()
    #expect(scene.activityIndicator.isAnimating)
    #expect(!other.isAnimating)
    scene.stopActivityIndicatorAnimation()
    #expect(!scene.activityIndicator.isAnimating)
  }
}
