import Foundation
import HeadlessUIKit
import Testing

/// Windows and their chain of presented controllers.
struct WindowTests {
  @Test func `a root set at the beginning of a presentation does not end it`() {
    let stage = Stage()
    let sheet = stage.screen("B")
    let next = stage.screen("C")
    sheet.on["viewWillAppear"] = { stage.window.rootViewController = next }
    stage.present(sheet)
    #expect(stage.window.subviews == [next.view, sheet.view])
    #expect(stage.headless.presentedChain == [next, sheet] && !stage.headless.isTransitioning)
  }

  @Test func `a root that is replaced when it is about to appear is not shown`() {
    let recorder = Recorder()
    let window = UIWindow()
    let (root, next) = (Screen("A", recorder), Screen("B", recorder))
    root.on["viewWillAppear"] = { window.rootViewController = next }
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.headless.finishTransitions()
    #expect(window.subviews == [next.view])
    #expect(recorder.lines.last == "B.viewDidAppear" && !recorder.lines.contains("A.viewDidAppear"))
  }

  @Test func `a controller under a full screen presentation does not appear with the window`() {
    let stage = Stage()
    let cover = stage.screen("B")
    stage.present(cover, as: .fullScreen)
    stage.present(stage.screen("C"), on: cover)
    _ = stage.recorder.take()
    stage.window.isHidden = true
    #expect(
      stage.recorder.take()
        == "C.viewWillDisappear C.viewDidDisappear B.viewWillDisappear B.viewDidDisappear")
    stage.window.isHidden = false
    stage.finish()
    #expect(stage.callbacks(of: "A") == "")
    #expect(stage.callbacks(of: "B") == "viewWillAppear viewIsAppearing viewDidAppear")
    #expect(stage.callbacks(of: "C") == "viewWillAppear viewIsAppearing viewDidAppear")
  }

  @Test func `the presented chain has all controllers until their dismissal ends`() {
    let stage = Stage(inNavigation: true)
    let inner = stage.screen("B")
    let sheet = UINavigationController(rootViewController: inner)
    #expect(stage.headless.presentedChain == [stage.navigation] && stage.top === stage.root)
    stage.root.present(sheet, animated: true)
    #expect(stage.headless.presentedChain == [stage.navigation, sheet] && stage.top === inner)
    stage.finish()
    inner.dismiss(animated: true)
    #expect(stage.headless.presentedChain == [stage.navigation, sheet])
    stage.finish()
    #expect(stage.headless.presentedChain == [stage.navigation])
  }

  @Test func `finishTransition ends one transition, finishTransitions also the following ones`() {
    let stage = Stage()
    let sheet = stage.screen("B")
    let present = { stage.root.present(sheet, animated: true) { sheet.dismiss(animated: true) } }
    present()
    stage.headless.finishTransition()
    #expect(stage.headless.isTransitioning)
    stage.headless.finishTransition()
    #expect(!stage.headless.isTransitioning)
    stage.headless.finishTransition()
    present()
    stage.headless.finishTransitions()
    #expect(!stage.headless.isTransitioning && stage.top === stage.root)
  }

  @Test func `windows are independent of each other`() {
    let first = Stage(behavior: .with { $0.poppingNothingReturnsNil = true })
    let second = Stage()
    first.root.present(first.screen("B"), animated: true)
    #expect(first.headless.isTransitioning && !second.headless.isTransitioning)
    #expect(warnings { second.root.present(second.screen("B"), animated: true) } == [])
    #expect(!second.headless.unspecifiedBehavior.poppingNothingReturnsNil)
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

  @Test func `a window that is hidden before its root has appeared shows it again from the start`() {
    let recorder = Recorder()
    let window = UIWindow()
    window.rootViewController = Screen("A", recorder)
    window.makeKeyAndVisible()
    window.isHidden = true
    #expect(!window.headless.isTransitioning)
    _ = recorder.take()
    window.isHidden = false
    window.headless.finishTransitions()
    #expect(recorder.take() == "A.viewWillAppear A.viewIsAppearing A.viewDidAppear")
  }

  @Test func `a child appears and disappears with its container if its view is in the container's`() {
    let stage = Stage()
    let (shown, other) = (stage.screen("B"), stage.screen("C"))
    for child in [shown, other] { stage.root.addChild(child) }
    other.loadViewIfNeeded()
    stage.root.view.addSubview(shown.view)
    _ = stage.recorder.take()
    stage.window.isHidden = true
    stage.window.isHidden = false
    stage.finish()
    #expect(
      stage.callbacks(of: "B")
        == "viewWillDisappear viewDidDisappear viewWillAppear viewIsAppearing viewDidAppear")
    #expect(stage.callbacks(of: "C") == "")
  }

  // The callbacks follow the window; Apple, viewWillAppear(_:): "about to be added to a view hierarchy".
  @Test func `a child whose view moves disappears only if the view leaves the window`() {
    let stage = Stage()
    let child = stage.screen("B")
    let box = UIView()
    stage.root.view.addSubview(box)
    stage.root.addChild(child)
    stage.root.view.addSubview(child.view)
    _ = stage.recorder.take()
    box.addSubview(child.view)
    #expect(stage.recorder.take() == "" && stage.root.view.subviews == [box])
    UIView().addSubview(child.view)
    #expect(stage.recorder.take() == "B.viewWillDisappear B.viewDidDisappear")
  }

  @Test func `a controller takes its new view, and a parent its new child`() {
    let controller = UIViewController()
    let old: UIView = controller.view
    controller.view = UIView()
    #expect(old.next == nil && controller.view.next === controller)
    let (first, second) = (UIViewController(), UIViewController())
    first.addChild(controller)
    second.addChild(controller)
    #expect(first.children.isEmpty && second.children == [controller])
    #expect(controller.navigationItem === controller.navigationItem)
  }

  @Test func `the presenter returns below the full screen presentation that goes`() {
    let stage = Stage()
    let cover = stage.screen("B")
    stage.present(cover, as: .fullScreen)
    #expect(stage.window.subviews == [cover.view])
    stage.root.dismiss(animated: true)
    #expect(stage.window.subviews == [stage.root.view, cover.view])
  }

  @Test func `a presented view leaves its former superview`() {
    let stage = Stage()
    let (sheet, box) = (stage.screen("B"), UIView())
    box.addSubview(sheet.view)
    stage.present(sheet)
    #expect(box.subviews.isEmpty && sheet.view.superview === stage.window)
  }

  @Test(arguments: ["viewWillAppear", "viewIsAppearing", nil])
  func `a push while the root appears, or right after, replaces what appears`(callback: String?) {
    let recorder = Recorder()
    let window = UIWindow()
    let root = Screen("A", recorder)
    let pushed = Screen("B", recorder)
    let delegate = UserActionTests.Delegate()
    let navigation = UINavigationController(rootViewController: root)
    navigation.delegate = delegate
    let push = { [unowned navigation] in navigation.pushViewController(pushed, animated: true) }
    if let callback { root.on[callback] = push }
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    if callback == nil { push() }
    window.headless.finishTransitions()
    #expect(navigation.viewControllers == [root, pushed])
    #expect(pushed.view.window === window && root.view.window == nil)
    let appearances = recorder.lines.filter { $0.hasPrefix("B.view") }
    #expect(appearances == ["B.viewDidLoad", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear"])
    #expect(recorder.lines.contains("A.viewDidDisappear") && !recorder.lines.contains("A.viewDidAppear"))
    #expect(delegate.recorder.lines.last == "did:B" && delegate.recorder.lines.contains("willAtOnce:B"))
    root.on = [:]
    navigation.popViewController(animated: true)
    window.headless.finishTransitions()
    #expect(recorder.lines.last == "B.didMove(nil)" && root.view.window === window)
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .fullScreen])
  func `a presentation right after makeKeyAndVisible is possible`(style: UIModalPresentationStyle) {
    let recorder = Recorder()
    let window = UIWindow()
    let root = Screen("A", recorder)
    let sheet = Screen("B", recorder)
    sheet.modalPresentationStyle = style
    window.rootViewController = root
    window.makeKeyAndVisible()
    #expect(warnings { root.present(sheet, animated: true) } == [])
    window.headless.finishTransitions()
    #expect(root.presentedViewController === sheet && recorder.lines.contains("B.viewDidAppear"))
    #expect(recorder.lines.contains("A.viewIsAppearing"))
    #expect(recorder.lines.contains("A.viewDidAppear") == (style == .pageSheet))
    #expect((root.view.window == nil) == (style == .fullScreen))
  }

  // Stack Overflow 26763020; UIWindowTransitions#7.
  @Test(arguments: [UIModalPresentationStyle.pageSheet, .fullScreen], [true, false])
  func `replacing the window's root leaves its presentation alive and visible`(
    style: UIModalPresentationStyle, isIdle: Bool
  ) {
    let seen: [Weak]
    let window: UIWindow
    let next: Screen
    do {
      let stage = Stage()
      let sheet = stage.screen("B")
      (window, next) = (stage.window, stage.screen("C"))
      seen = [Weak(stage.root), Weak(sheet)]
      sheet.modalPresentationStyle = style
      stage.root.present(sheet, animated: true)
      if isIdle { stage.finish() }
      _ = stage.recorder.take()
      window.rootViewController = next
      stage.finish()
      #expect(sheet.presentingViewController === stage.root && window.subviews == [next.view, sheet.view])
      #expect(stage.callbacks(of: "C") == "loadView viewDidLoad viewWillAppear viewIsAppearing viewDidAppear")
      // The new root does not present it.
      next.dismiss(animated: true)
      #expect(next.presentedViewController == nil && !window.headless.isTransitioning)
    }
    #expect(seen.allSatisfy { $0.object != nil })
    (seen[1].object as? Screen)?.dismiss(animated: true)
    window.headless.finishTransitions()
    #expect(seen.allSatisfy { $0.object == nil })
    #expect(window.subviews == [next.view] && next.view.window === window)
  }
}
