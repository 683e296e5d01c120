import QuartetTesting
import Testing

@testable import VIPERKit

private class Scene: UIViewController, StandardNavigable, UIAlertViewable, UIActionSheetViewable,
  UIActivityIndicatorViewable,
  UITitleViewable
{}

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

@Suite struct `Alerts at any time` {
  private let root = Scene()
  private let host: ScreenHost

  init() {
    host = ScreenHost(UINavigationController(rootViewController: root))
  }

  private func show(_ title: String, on scene: Scene) {
    scene.presentAlert(parameters: UIAlertParameters(title: title, actions: [.init(title: "OK")]))
  }

  /// The title of the alert on top, once the UI is idle.
  private var alertTitle: String? {
    get async {
      await host.waitUntilIdle()
      return (host.top as? UIAlertController)?.title
    }
  }

  @Test func `An alert appears over a scene that was opened meanwhile, and is closed with it`() async {
    let child = Scene()
    root.childScreens.present(child)
    show("Over the child", on: root)
    #expect(await alertTitle == "Over the child")
    root.childScreens.close()
    await host.waitUntilIdle()
    #expect(host.top === root)
  }

  @Test func `An alert appears over a scene that the router has presented by the navigator's own method`()
    async
  {
    let menu = UIViewController()
    root.present(menu)
    show("Over the menu", on: root)
    #expect(await alertTitle == "Over the menu")
    #expect(host.top?.presentingViewController === menu)
  }

  @Test func `An alert appears over those that are there, and all are shown`() async throws {
    let titles = ["First", "Second", "Third"]
    await UIKitWarning.redirect(to: { Issue.record("\($0)") }) {
      for title in titles { show(title, on: root) }
      await host.waitUntilIdle()
    }
    for title in titles.reversed() {
      #expect(await alertTitle == title)
      try host.choose("OK")
    }
  }

  @Test func `An alert of a scene that is dismissed before the alert has appeared is never shown`() async {
    var scene: Scene? = Scene()
    weak let released = scene
    scene?.presentAlert(parameters: UIAlertParameters(title: "Late", actions: []))
    scene = nil
    #expect(released == nil)
    #expect(await alertTitle == nil)
  }
}

@Suite struct `Action sheets, errors and titles` {
  private let scene = Scene()

  @Test func `An action sheet is made from its parameters`() throws {
    let host = ScreenHost(scene)
    scene.presentActionSheet(
      parameters: UIActionSheetParameters(
        title: "Photo", message: "Of Ada", actions: [.init(title: "Delete", style: .destructive)]))
    host.finishTransitions()
    let sheet = try #require(host.top as? UIAlertController)
    #expect(sheet.preferredStyle == .actionSheet)
    #expect([sheet.title, sheet.message] == ["Photo", "Of Ada"] && sheet.actions.map(\.title) == ["Delete"])
  }

  @Test func `On a wide screen an action sheet is a popover without an arrow in the middle of the view`() {
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 200, height: 100))
    let popover = UIPopoverPresentationController(presentedViewController: scene, presenting: nil)
    popover.show(at: view)
    #expect(popover.sourceView === view)
    #expect(popover.sourceRect == CGRect(x: 100, y: 50, width: 0, height: 0))
    #expect(popover.permittedArrowDirections == [])
  }

  @Test func `An alert for an error shows the error's text, and one button that cancels`() throws {
    struct Offline: LocalizedError {
      let errorDescription: String? = "You are offline."
    }
    let host = ScreenHost(scene)
    var isDone = false
    scene.presentAlert(
      parameters: UIAlertParameters(error: Offline(), title: "Posts", dismissTitle: "Close") { isDone = true }
    )
    host.finishTransitions()
    let alert = try #require(host.top as? UIAlertController)
    #expect([alert.title, alert.message] == ["Posts", "You are offline."])
    #expect(alert.actions.map(\.style) == [.cancel])
    try host.choose("Close")
    #expect(isDone)
    let plain = UIAlertParameters(error: Offline())
    #expect(plain.title == nil && plain.actions.map(\.title) == ["OK"])
  }

  @Test func `A view shows the title that its presenter sets`() {
    for title in ["Ada", nil] {
      scene.setTitle(to: title)
      #expect(scene.title == title && scene.navigationItem.title == title)
    }
  }
}

@Suite struct `Activity indicators` {
  private let scene = Scene()

  private var indicators: [UIActivityIndicatorView] {
    scene.view.subviews.compactMap { $0 as? UIActivityIndicatorView }
  }

  @Test func `The indicator fills the safe area, over what is there`() {
    let content = UIView()
    scene.view.addSubview(content)
    scene.startActivityIndicatorAnimation()
    #expect(scene.view.subviews.prefix(2) == [content] + indicators && indicators.first?.style == .large)
    let (edges, area) = (scene.view.constraints, scene.view.safeAreaLayoutGuide)
    #expect(Set(edges.map(\.firstAttribute)) == [.top, .bottom, .leading, .trailing])
    #expect(edges.allSatisfy { $0.firstAttribute == $0.secondAttribute && $0.secondItem === area })
  }

  @Test func `The indicator runs until the last of overlapping loads stops`() {
    scene.startActivityIndicatorAnimation()
    scene.startActivityIndicatorAnimation()
    scene.stopActivityIndicatorAnimation()
    #expect(indicators.map(\.isAnimating) == [true])
    #expect(indicators.first?.isUserInteractionEnabled == false)
    #expect(indicators.first?.translatesAutoresizingMaskIntoConstraints == false)
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
    scene.stopActivityIndicatorAnimation()
    #expect(!scene.isViewLoaded)
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
