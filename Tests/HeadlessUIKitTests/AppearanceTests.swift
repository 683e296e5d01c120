import HeadlessUIKit
import Testing

/// View loading and the order of appearance callbacks.
struct AppearanceTests {
  // Apple, UIViewController.h: "The getter first invokes [self loadView] if the view hasn't been set yet".
  @Test func `reading view loads it once, and asking whether it is loaded does not`() {
    let log = Log()
    let screen = Screen("A", log)
    #expect(!screen.isViewLoaded)
    #expect(screen.viewIfLoaded == nil)
    #expect(log.take() == [])
    _ = screen.view
    screen.loadViewIfNeeded()
    #expect(screen.isViewLoaded)
    #expect(log.take() == ["A.loadView", "A.viewDidLoad"])
  }

  // Apple, loadView(): without a nib the view is a plain UIView.
  @Test func `loadView makes a plain view`() {
    let controller = UIViewController()
    #expect(type(of: controller.view as UIView) == UIView.self)
    #expect(controller.view.next === controller)
    let former = controller.view
    controller.view = UIView()
    #expect(former?.next == nil && controller.view.next === controller)
  }

  // Apple, rootViewController and UIWindow.h: a window shows its root when it is visible.
  @Test func `a root appears with its window`() {
    let log = Log()
    let window = UIWindow()
    let root = Screen("A", log)
    window.rootViewController = root
    #expect(window.isHidden)
    #expect(log.take() == [])
    window.makeKeyAndVisible()
    #expect(
      log.take() == [
        "A.loadView", "A.viewDidLoad", "A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear",
      ])
    window.isHidden = true
    #expect(log.take() == ["A.viewWillDisappear", "A.viewDidDisappear"])
    window.isHidden = false
    #expect(log.take() == ["A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear"])
  }

  // Apple, UIViewController.h on viewIsAppearing: after viewWillAppear, with the view in the hierarchy.
  @Test func `the view joins the window between viewWillAppear and viewIsAppearing`() {
    let stage = Stage()
    let sheet = stage.screen("B")
    var seen: [Bool] = []
    sheet.onViewWillAppear = { [unowned sheet] in seen.append(sheet.view.window != nil) }
    sheet.onViewIsAppearing = { [unowned sheet] in seen.append(sheet.view.window != nil) }
    stage.root.present(sheet, animated: true)
    #expect(seen == [false, true])
  }

  // HDR "Default: NO" of shouldRemovePresentersView: a sheet leaves its presenter where it is.
  @Test(arguments: [
    UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .overFullScreen, .custom,
  ])
  func `a presenter under a sheet is told nothing`(style: UIModalPresentationStyle) {
    let stage = Stage()
    let sheet = stage.screen("B")
    stage.present(sheet, as: style)
    #expect(
      stage.log.take() == [
        "B.loadView", "B.viewDidLoad", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear",
      ])
    stage.root.dismiss(animated: true)
    stage.hands.finishTransitions()
    #expect(stage.log.take() == ["B.viewWillDisappear", "B.viewDidDisappear"])
  }

  // Third parties' logs: full screen, the appearing one is told first that it has appeared.
  @Test func `a full screen presentation hides the presenter, and its dismissal shows it`() {
    let stage = Stage()
    let screen = stage.screen("B")
    stage.present(screen, as: .fullScreen)
    #expect(
      stage.log.take() == [
        "B.loadView", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing",
        "B.viewDidAppear", "A.viewDidDisappear",
      ])
    #expect(stage.root.view.window == nil)
    stage.root.dismiss(animated: true)
    #expect(stage.window.subviews == [stage.root.view, screen.view])
    stage.hands.finishTransitions()
    #expect(
      stage.log.take() == [
        "B.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear",
        "B.viewDidDisappear",
      ])
    #expect(stage.root.view.window === stage.window)
    #expect(screen.view.window == nil)
  }

  @Test func `the order of the two dids of a full screen transition is a choice`() {
    let stage = Stage(choices: .with { $0.fullScreenDidAppearComesFirst = false })
    stage.present(stage.screen("B"), as: .fullScreen)
    #expect(stage.log.take().suffix(2) == ["A.viewDidDisappear", "B.viewDidAppear"])
    stage.root.dismiss(animated: true)
    stage.hands.finishTransitions()
    #expect(stage.log.take().suffix(2) == ["B.viewDidDisappear", "A.viewDidAppear"])
  }

  // Third parties' logs of pushes; the place of viewIsAppearing from UIViewController.h.
  @Test func `a push tells both controllers in order`() {
    let stage = NavigationStage()
    stage.navigation.pushViewController(stage.screen("B"), animated: true)
    #expect(
      stage.log.take() == [
        "B.willMove(parent)", "B.loadView", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear",
        "B.viewIsAppearing",
      ])
    stage.hands.finishTransition()
    #expect(stage.log.take() == ["A.viewDidDisappear", "B.viewDidAppear", "B.didMove(parent)"])
  }

  @Test(arguments: [false, true])
  func `a pop tells both controllers in order, the moment of the last word being a choice`(first: Bool) {
    let stage = NavigationStage(choices: .with { $0.leavingParentPrecedesDidAppear = first })
    stage.navigation.pushViewController(stage.screen("B"), animated: true)
    stage.hands.finishTransition()
    _ = stage.log.take()
    stage.navigation.popViewController(animated: true)
    #expect(
      stage.log.take() == [
        "B.willMove(nil)", "B.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing",
      ])
    stage.hands.finishTransition()
    let end = ["A.viewDidAppear", "B.didMove(nil)"]
    #expect(stage.log.take() == ["B.viewDidDisappear"] + (first ? end.reversed() : end))
  }

  @Test func `a presented navigation controller passes its appearance on to its top`() {
    let stage = Stage()
    stage.present(UINavigationController(rootViewController: stage.screen("B")))
    #expect(
      stage.log.take() == [
        "B.willMove(parent)", "B.didMove(parent)", "B.loadView", "B.viewDidLoad", "B.viewWillAppear",
        "B.viewIsAppearing", "B.viewDidAppear",
      ])
    stage.root.dismiss(animated: true)
    stage.hands.finishTransitions()
    #expect(stage.log.take() == ["B.viewWillDisappear", "B.viewDidDisappear"])
  }

  // Apple, UIViewController.h: to be asked inside the appearance callbacks.
  @Test func `a controller knows in its callbacks why it appears or disappears`() {
    let stage = NavigationStage()
    let pushed = stage.screen("B")
    let sheet = stage.screen("C")
    var seen: [String] = []
    for screen in [pushed, sheet] {
      let note = { [unowned screen] in
        let flags = [
          screen.isBeingPresented, screen.isBeingDismissed,
          screen.isMovingToParent, screen.isMovingFromParent,
        ]
        seen.append(flags.map { $0 ? "1" : "0" }.joined())
      }
      screen.onViewWillAppear = note
      screen.onViewDidAppear = note
      screen.onViewWillDisappear = note
      screen.onViewDidDisappear = note
    }
    stage.navigation.pushViewController(pushed, animated: true)
    stage.hands.finishTransitions()
    stage.navigation.popViewController(animated: true)
    stage.hands.finishTransitions()
    stage.navigation.present(sheet, animated: true)
    stage.hands.finishTransitions()
    sheet.dismiss(animated: true)
    stage.hands.finishTransitions()
    #expect(seen == ["0010", "0010", "0001", "0001", "1000", "1000", "0100", "0100"])
    #expect(!sheet.isBeingDismissed && !pushed.isMovingFromParent)
  }

  // Apple, "Creating a custom container view controller".
  @Test func `a child appears and disappears with its parent, and with its view in the parent's`() {
    let stage = Stage()
    let child = stage.screen("B")
    stage.root.addChild(child)
    stage.root.view.addSubview(child.view)
    child.didMove(toParent: stage.root)
    #expect(
      stage.log.take() == [
        "B.willMove(parent)", "B.loadView", "B.viewDidLoad", "B.viewWillAppear", "B.viewIsAppearing",
        "B.viewDidAppear", "B.didMove(parent)",
      ])
    stage.window.isHidden = true
    #expect(stage.callbacks(of: "B") == ["viewWillDisappear", "viewDidDisappear"])
    stage.window.isHidden = false
    _ = stage.log.take()
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      stage.log.take() == ["B.willMove(nil)", "B.viewWillDisappear", "B.viewDidDisappear", "B.didMove(nil)"])
    #expect(stage.root.children.isEmpty && child.parent == nil)
  }
}
