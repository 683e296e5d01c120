import Foundation
import HeadlessUIKit
import Testing
import QuartetUIKitFacts

/// Windows and their chain of presented controllers.
struct WindowTests {
  private let log = Log()
  private let window = UIWindow()

  @Test func `A root set at the beginning of a presentation does not end it`() {
    let stage = Stage()
    let sheet = stage.screen("B")
    let next = stage.screen("C")
    sheet.on["viewWillAppear"] = { stage.window.rootViewController = next }
    stage.present(sheet)
    #expect(stage.window.subviews == [next.view, sheet.view])
    #expect(stage.headless.presentedChain == [next, sheet] && !stage.headless.isTransitioning)
  }

  @Test func `A root that is replaced when it is about to appear is not shown`() {
    let (root, next) = (Screen("A", log), Screen("B", log))
    root.on["viewWillAppear"] = { window.rootViewController = next }
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.headless.finishTransitions()
    #expect(window.subviews == [next.view])
    #expect(log.entries.last == "B.viewDidAppear" && !log.entries.contains("A.viewDidAppear"))
  }

  @Test func `A controller under a full screen presentation does not appear with the window`() {
    let stage = Stage()
    let cover = stage.screen("B")
    stage.present(cover, as: .fullScreen)
    stage.present(stage.screen("C"), on: cover)
    stage.log.clear()
    stage.window.isHidden = true
    #expect(
      stage.log.take()
        == "C.viewWillDisappear C.viewDidDisappear B.viewWillDisappear B.viewDidDisappear")
    stage.window.isHidden = false
    stage.finish()
    #expect(stage.log.entries(of: "A") == "")
    #expect(stage.log.entries(of: "B") == "viewWillAppear viewIsAppearing viewDidAppear")
    #expect(stage.log.entries(of: "C") == "viewWillAppear viewIsAppearing viewDidAppear")
  }

  @Test func `The presented chain has all controllers until their dismissal ends`() {
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

  @Test func `A window that is hidden before its root has appeared shows it again from the start`() {
    window.rootViewController = Screen("A", log)
    window.makeKeyAndVisible()
    window.isHidden = true
    #expect(!window.headless.isTransitioning)
    log.clear()
    window.isHidden = false
    window.headless.finishTransitions()
    #expect(log.take() == "A.viewWillAppear A.viewIsAppearing A.viewDidAppear")
  }

  @Test func `A child appears and disappears with its container if its view is in the container's`() {
    let stage = Stage()
    let (shown, other) = (stage.screen("B"), stage.screen("C"))
    for child in [shown, other] { stage.root.addChild(child) }
    other.loadViewIfNeeded()
    stage.root.view.addSubview(shown.view)
    stage.log.clear()
    stage.window.isHidden = true
    stage.window.isHidden = false
    stage.finish()
    #expect(
      stage.log.entries(of: "B")
        == "viewWillDisappear viewDidDisappear viewWillAppear viewIsAppearing viewDidAppear")
    #expect(stage.log.entries(of: "C") == "")
  }

  // The callbacks follow the window; Apple, viewWillAppear(_:): "about to be added to a view hierarchy".
  @Test func `A child whose view moves disappears only if the view leaves the window`() {
    let stage = Stage()
    let child = stage.screen("B")
    let box = UIView()
    stage.root.view.addSubview(box)
    stage.root.addChild(child)
    stage.root.view.addSubview(child.view)
    stage.log.clear()
    box.addSubview(child.view)
    #expect(stage.log.take() == "" && stage.root.view.subviews == [box])
    UIView().addSubview(child.view)
    #expect(stage.log.take() == "B.viewWillDisappear B.viewDidDisappear")
  }

  @Test func `A controller takes its new view, and a parent its new child`() {
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

  @Test func `The presenter returns below the full screen presentation that is dismissed`() {
    let stage = Stage()
    let cover = stage.screen("B")
    stage.present(cover, as: .fullScreen)
    #expect(stage.window.subviews == [cover.view])
    stage.root.dismiss(animated: true)
    #expect(stage.window.subviews == [stage.root.view, cover.view])
  }

  @Test(arguments: ["viewWillAppear", "viewIsAppearing", nil])
  func `A push while the root appears, or right after, replaces what appears`(callback: String?) {
    let root = Screen("A", log)
    let pushed = Screen("B", log)
    let shown = Log()
    let delegate = Delegate(shown)
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
    let appearances = log.entries.filter { $0.hasPrefix("B.view") }
    #expect(appearances == ["B.viewDidLoad", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear"])
    #expect(log.entries.contains("A.viewDidDisappear") && !log.entries.contains("A.viewDidAppear"))
    #expect(shown.entries.last == "didShow(B)" && delegate.isAnimated.last == false)
    root.on = [:]
    navigation.popViewController(animated: true)
    window.headless.finishTransitions()
    #expect(log.entries.last == "B.didMove(nil)" && root.view.window === window)
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .fullScreen])
  func `A presentation right after makeKeyAndVisible is possible`(style: UIModalPresentationStyle) {
    let root = Screen("A", log)
    let sheet = Screen("B", log)
    sheet.modalPresentationStyle = style
    window.rootViewController = root
    window.makeKeyAndVisible()
    #expect(warnings { root.present(sheet, animated: true) } == [])
    window.headless.finishTransitions()
    #expect(root.presentedViewController === sheet && log.entries.contains("B.viewDidAppear"))
    #expect(log.entries.contains("A.viewIsAppearing"))
    #expect(log.entries.contains("A.viewDidAppear") == (style == .pageSheet))
    #expect((root.view.window == nil) == (style == .fullScreen))
  }

  // U56
  @Test func `A presentation goes on when the window's root is replaced during it`() {
    let stage = Stage()
    let (sheet, next) = (stage.screen("B"), stage.screen("C"))
    stage.root.present(sheet, animated: true)
    stage.window.rootViewController = next
    stage.finish()
    #expect(
      sheet.presentingViewController === stage.root && stage.window.subviews == [next.view, sheet.view])
  }
}
