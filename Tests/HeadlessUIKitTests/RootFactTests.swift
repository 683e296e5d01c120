import HeadlessUIKit
import Testing

/// How a window shows its root. With `Stage.finish()` as a wait for the run loop, the tests need UIKit's API alone.
struct RootFactTests {
  let stage = Stage()

  // Logs of iOS 17 and 18.
  @Test func `makeKeyAndVisible returns before the root has appeared`() {
    let recorder = Recorder()
    let window = UIWindow()
    let root = Screen("A", recorder)
    window.rootViewController = root
    window.makeKeyAndVisible()
    #expect(recorder.take() == "A.loadView A.viewDidLoad A.viewWillAppear")
    #expect(root.view.window === window)
    window.headless.finishTransitions()
    #expect(recorder.take() == "A.viewIsAppearing A.viewDidAppear")
  }

  // Logs of iOS 17 and 18.
  @Test func `a push right after makeKeyAndVisible comes before viewDidAppear`() {
    let recorder = Recorder()
    let window = UIWindow()
    let navigation = UINavigationController(rootViewController: Screen("A", recorder))
    let delegate = NavigationTests.Delegate()
    navigation.delegate = delegate
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    let pushed = Screen("B", recorder)
    navigation.pushViewController(pushed, animated: true)
    #expect(navigation.topViewController === pushed)
    #expect(!recorder.lines.contains { $0.hasSuffix("viewDidAppear") })
    window.headless.finishTransitions()
    #expect(recorder.lines.last == "B.viewDidAppear" && !recorder.lines.contains("A.viewDidAppear"))
    #expect(delegate.recorder.take() == "will:A will:B did:B")
    #expect(pushed.view.window === window)
    navigation.popViewController(animated: true)
    window.headless.finishTransitions()
    #expect(recorder.lines.last == "B.didMove(nil)")
  }

  @Test(arguments: ["viewWillAppear", "viewIsAppearing"])
  func `a push while the root appears replaces what appears`(callback: String) {
    let recorder = Recorder()
    let window = UIWindow()
    let root = Screen("A", recorder)
    let pushed = Screen("B", recorder)
    let navigation = UINavigationController(rootViewController: root)
    root.on[callback] = { [unowned navigation] in navigation.pushViewController(pushed, animated: true) }
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.headless.finishTransitions()
    #expect(navigation.viewControllers == [root, pushed])
    #expect(pushed.view.window === window && root.view.window == nil)
    let appearances = recorder.lines.filter { $0.hasPrefix("B.view") }
    #expect(appearances == ["B.viewDidLoad", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear"])
    #expect(recorder.lines.contains("A.viewDidDisappear") && !recorder.lines.contains("A.viewDidAppear"))
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

  // Logs of third parties: the delegate receives both for the root too.
  @Test func `willShow and didShow are called for the root of a navigation controller`() {
    let delegate = NavigationTests.Delegate()
    let navigation = UINavigationController(rootViewController: stage.screen("B"))
    navigation.delegate = delegate
    stage.root.present(navigation, animated: true)
    #expect(delegate.recorder.take() == "will:B")
    stage.finish()
    #expect(delegate.recorder.take() == "did:B")
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
      #expect(sheet.presentingViewController === stage.root && sheet.view.window === window)
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

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .fullScreen])
  func `a root that is replaced and restored still presents`(style: UIModalPresentationStyle) {
    let sheet = stage.screen("B")
    stage.present(sheet, as: style)
    stage.window.rootViewController = stage.screen("C")
    stage.finish()
    stage.window.rootViewController = stage.root
    stage.finish()
    #expect(stage.root.presentedViewController === sheet && stage.top === sheet)
    stage.dismiss()
    #expect(stage.window.subviews == [stage.root.view] && stage.root.presentedViewController == nil)
  }
}
