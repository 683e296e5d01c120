import QuartetTesting
import Testing

@testable import VIPERKit

private class Scene: UIViewController, StandardNavigable, UIAlertViewable, UIActionSheetViewable,
  UITitleViewable
{}

/// Expects an alert or an action sheet in front, with these styles of its actions.
private func expect(
  _ host: ScreenHost, shows style: UIAlertController.Style, _ title: String, _ message: String,
  actions: [UIAlertAction.Style], sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let alert = try #require(host.top as? UIAlertController, sourceLocation: sourceLocation)
  let texts = "\(alert.title ?? "-"), \(alert.message ?? "-")"
  let isRight = alert.preferredStyle == style && alert.actions.map(\.style) == actions
  #expect(texts == "\(title), \(message)" && isRight, "\(alert.actions)", sourceLocation: sourceLocation)
}

struct `Alerts` {
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
    try expect(host, shows: .alert, "Title", "Message", actions: [.default, .cancel, .destructive])
    try host.choose("Delete")
    #expect(chosen == ["Delete"] && scene.presentedViewController == nil)
  }
}

struct `Alerts at any time` {
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

struct `Action sheets, errors and titles` {
  private let scene = Scene()

  @Test func `An action sheet is made from its parameters`() throws {
    let host = ScreenHost(scene)
    scene.presentActionSheet(
      parameters: UIActionSheetParameters(
        title: "Photo", message: "Of Ada", actions: [.init(title: "Delete", style: .destructive)]))
    host.finishTransitions()
    try expect(host, shows: .actionSheet, "Photo", "Of Ada", actions: [.destructive])
  }

  @Test func `On a wide screen an action sheet is a popover without an arrow in the middle of the view`() {
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 200, height: 100))
    let popover = UIPopoverPresentationController(presentedViewController: scene, presenting: nil)
    popover.show(at: view)
    #expect(popover.sourceView === view && popover.permittedArrowDirections == [])
    #expect(popover.sourceRect == CGRect(x: 100, y: 50, width: 0, height: 0))
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
    try expect(host, shows: .alert, "Posts", "You are offline.", actions: [.cancel])
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
