import HeadlessUIKit
import Testing

/// View loading and the order of appearance callbacks.
struct AppearanceTests {
  // Apple, UIViewController.h: "The getter first invokes [self loadView] if the view hasn't been set yet".
  @Test func `a view is loaded once, when it is first read`() {
    let recorder = Recorder()
    let screen = Screen("A", recorder)
    #expect(!screen.isViewLoaded && screen.viewIfLoaded == nil)
    #expect(recorder.take() == "")
    _ = screen.view
    screen.loadViewIfNeeded()
    #expect(screen.isViewLoaded)
    #expect(recorder.take() == "A.loadView A.viewDidLoad")
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
  @Test func `a root appears and disappears with its window`() {
    let recorder = Recorder()
    let window = UIWindow()
    window.rootViewController = Screen("A", recorder)
    #expect(window.isHidden)
    #expect(recorder.take() == "")
    window.makeKeyAndVisible()
    window.headless.finishTransitions()
    #expect(
      recorder.take() == "A.loadView A.viewDidLoad A.viewWillAppear A.viewIsAppearing A.viewDidAppear")
    window.isHidden = true
    #expect(recorder.take() == "A.viewWillDisappear A.viewDidDisappear")
    window.isHidden = false
    window.headless.finishTransitions()
    #expect(recorder.take() == "A.viewWillAppear A.viewIsAppearing A.viewDidAppear")
  }

  // Apple, UIViewController.h on viewIsAppearing: after viewWillAppear, with the view in the hierarchy.
  @Test func `the view enters the window between viewWillAppear and viewIsAppearing`() {
    let stage = Stage()
    let sheet = stage.screen("B")
    var isInWindow: [Bool] = []
    for callback in ["viewWillAppear", "viewIsAppearing"] {
      sheet.on[callback] = { [unowned sheet] in isInWindow.append(sheet.view.window != nil) }
    }
    stage.root.present(sheet, animated: true)
    #expect(isInWindow == [false, true])
  }

  // HDR "Default: NO" of shouldRemovePresentersView.
  @Test(arguments: [
    UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .overFullScreen, .custom,
  ])
  func `the presenter of a sheet receives no callbacks`(style: UIModalPresentationStyle) {
    let stage = Stage()
    stage.present(stage.screen("B"), as: style)
    #expect(
      stage.recorder.take()
        == "B.loadView B.viewDidLoad B.viewWillAppear B.viewIsAppearing B.viewDidAppear")
    stage.dismiss()
    #expect(stage.recorder.take() == "B.viewWillDisappear B.viewDidDisappear")
  }

  // WinObjC, UIViewControllerTests: full screen, viewDidAppear comes first, and the completion handler last.
  @Test func `a full screen presentation hides its presenter until the dismissal`() {
    let stage = Stage()
    let screen = stage.screen("B")
    screen.modalPresentationStyle = .fullScreen
    stage.root.present(screen, animated: true) { stage.recorder.add("completion") }
    stage.finish()
    #expect(
      stage.recorder.take() == "B.loadView B.viewDidLoad A.viewWillDisappear B.viewWillAppear "
        + "B.viewIsAppearing B.viewDidAppear A.viewDidDisappear completion")
    #expect(stage.root.view.window == nil)
    stage.root.dismiss(animated: true)
    #expect(stage.window.subviews == [stage.root.view, screen.view])
    stage.finish()
    #expect(
      stage.recorder.take() == "B.viewWillDisappear A.viewWillAppear A.viewIsAppearing "
        + "A.viewDidAppear B.viewDidDisappear")
    #expect(stage.root.view.window === stage.window)
    #expect(screen.view.window == nil)
  }

  // Third parties' logs; the place of viewIsAppearing from UIViewController.h.
  @Test(arguments: [false, true])
  func `a push and a pop notify both controllers in order`(didMoveFirst: Bool) {
    let stage = Stage(
      inNavigation: true, behavior: .with { $0.leavingParentPrecedesDidAppear = didMoveFirst })
    stage.navigation.pushViewController(stage.screen("B"), animated: true)
    #expect(
      stage.recorder.take() == "B.willMove(parent) B.loadView B.viewDidLoad "
        + "A.viewWillDisappear B.viewWillAppear B.viewIsAppearing")
    stage.headless.finishTransition()
    #expect(stage.recorder.take() == "A.viewDidDisappear B.viewDidAppear B.didMove(parent)")
    stage.navigation.popViewController(animated: true)
    #expect(
      stage.recorder.take() == "B.willMove(nil) B.viewWillDisappear A.viewWillAppear A.viewIsAppearing")
    stage.headless.finishTransition()
    #expect(
      stage.recorder.take() == "B.viewDidDisappear "
        + (didMoveFirst ? "B.didMove(nil) A.viewDidAppear" : "A.viewDidAppear B.didMove(nil)"))
  }

  @Test func `a presented navigation controller forwards its appearance to its top controller`() {
    let stage = Stage()
    stage.present(UINavigationController(rootViewController: stage.screen("B")))
    #expect(
      stage.recorder.take() == "B.willMove(parent) B.didMove(parent) "
        + "B.loadView B.viewDidLoad B.viewWillAppear B.viewIsAppearing B.viewDidAppear")
    stage.dismiss()
    #expect(stage.recorder.take() == "B.viewWillDisappear B.viewDidDisappear")
  }

  // Apple, UIViewController.h: "These methods can be used" inside the appearance callbacks.
  @Test func `appearance callbacks can read the reason of the appearance`() {
    let stage = Stage(inNavigation: true)
    let pushed = stage.screen("B")
    let sheet = stage.screen("C")
    var seen: [String] = []
    for screen in [pushed, sheet] {
      for callback in ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"] {
        screen.on[callback] = { [unowned screen] in
          if screen.isBeingPresented { seen.append("presented") }
          if screen.isBeingDismissed { seen.append("dismissed") }
          if screen.isMovingToParent { seen.append("pushed") }
          if screen.isMovingFromParent { seen.append("popped") }
        }
      }
    }
    stage.navigation.pushViewController(pushed, animated: true)
    stage.finish()
    stage.navigation.popViewController(animated: true)
    stage.finish()
    stage.present(sheet)
    stage.dismiss()
    #expect(seen == ["pushed", "popped", "presented", "dismissed"].flatMap { [$0, $0] })
    #expect(!sheet.isBeingDismissed && !pushed.isMovingFromParent)
  }

  // Apple, "Creating a custom container view controller".
  @Test func `a child appears when its view is added and disappears with its parent`() {
    let stage = Stage()
    let child = stage.screen("B")
    stage.root.addChild(child)
    stage.root.view.addSubview(child.view)
    child.didMove(toParent: stage.root)
    #expect(
      stage.recorder.take() == "B.willMove(parent) B.loadView B.viewDidLoad "
        + "B.viewWillAppear B.viewIsAppearing B.viewDidAppear B.didMove(parent)")
    stage.window.isHidden = true
    #expect(stage.callbacks(of: "B") == "viewWillDisappear viewDidDisappear")
    stage.window.isHidden = false
    stage.finish()
    _ = stage.recorder.take()
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      stage.recorder.take() == "B.willMove(nil) B.viewWillDisappear B.viewDidDisappear B.didMove(nil)")
    #expect(stage.root.children.isEmpty && child.parent == nil)
  }
}
