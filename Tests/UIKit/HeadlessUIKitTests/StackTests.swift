import HeadlessUIKit
import Testing
import QuartetUIKitFacts

/// Stacks of navigation controllers, as far as no fact about UIKit says how they behave.
struct StackTests {
  @Test func `A root is pushed without animation`() {
    final class Container: UINavigationController {
      var animations: [Bool] = []
      override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        animations.append(animated)
        super.pushViewController(viewController, animated: animated)
      }
    }
    #expect(Container(rootViewController: UIViewController()).animations == [false])
  }

  @Test func `show animates, setting the stack does not`() {
    let plain = Stage()
    plain.root.show(plain.screen("B"), sender: nil)
    #expect(plain.root.presentedViewController?.transitionCoordinator?.isAnimated == true)
    let stage = Stage(inNavigation: true)
    stage.root.show(stage.screen("B"), sender: nil)
    #expect(stage.navigation.transitionCoordinator?.isAnimated == true)
    #expect(stage.navigation.transitionCoordinator?.isInteractive == false)
    stage.finish()
    stage.navigation.viewControllers = [stage.root]
    #expect(stage.navigation.transitionCoordinator?.isAnimated == false)
  }

  @Test func `Replacing the window's root ends a push in it without its completion handlers`() {
    let stage = Stage(inNavigation: true)
    let pushed = stage.screen("B")
    stage.navigation.pushViewController(pushed, animated: true)
    let coordinator = stage.navigation.transitionCoordinator
    coordinator?.animate(alongsideTransition: nil) { _ in stage.log.add("completion") }
    stage.navigation.popViewController(animated: true)
    stage.window.rootViewController = nil
    #expect(stage.navigation.transitionCoordinator == nil && !stage.headless.isTransitioning)
    #expect(coordinator?.animate(alongsideTransition: nil) == false)
    #expect(!stage.log.entries.contains("completion"))
    // The pop that waited takes effect, without a transition.
    #expect(stage.navigation.viewControllers == [stage.root] && pushed.parent == nil)
    #expect(warnings { stage.navigation.pushViewController(pushed, animated: true) } == [])
    stage.window.rootViewController = stage.navigation
    stage.finish()
    #expect(stage.top === pushed && pushed.view.window === stage.window)
  }

  @Test(arguments: [true, false])
  func `Replacing the window's root completes a push or a pop in it`(isPush: Bool) {
    let stage = Stage(inNavigation: true)
    let b = stage.screen("B")
    stage.navigation.pushViewController(b, animated: true)
    if !isPush {
      stage.finish()
      stage.navigation.popViewController(animated: true)
    }
    stage.window.rootViewController = nil
    #expect(stage.log.entries(of: "B").hasSuffix(isPush ? "didMove(parent)" : "didMove(nil)"))
    #expect(b.parent === (isPush ? stage.navigation : nil))
    #expect(!b.isMovingToParent && !b.isMovingFromParent)
    #expect(stage.navigation.view.subviews == [isPush ? b.view : stage.root.view])
  }

  @Test func `A controller has its parent and its window between willMove and viewDidDisappear`() {
    let stage = Stage(inNavigation: true)
    let pushed = stage.screen("B")
    var seen: [Bool] = []
    for callback in ["willMove(parent)", "viewIsAppearing", "viewWillDisappear", "viewDidDisappear"] {
      pushed.on[callback] = { [unowned pushed] in
        seen += [pushed.parent != nil, pushed.viewIfLoaded?.window != nil]
      }
    }
    stage.navigation.pushViewController(pushed, animated: true)
    stage.finish()
    stage.navigation.popViewController(animated: true)
    stage.finish()
    #expect(seen == [false, false, true, true, true, true, true, false])
  }

  @Test func `A stack changes without a transition while it is not visible`() {
    let stage = Stage()
    let (b, c) = (stage.screen("B"), stage.screen("C"))
    let navigation = UINavigationController(rootViewController: b)
    navigation.viewControllers = [c]
    #expect(
      stage.log.take()
        == [
          "B.willMove(parent) B.didMove(parent)",
          "C.willMove(parent) B.willMove(nil) B.didMove(nil) C.didMove(parent)",
        ].joined(separator: " "))
  }

  @Test(arguments: [true, false])
  func `A change of a stack waits while its container appears or disappears alone`(appears: Bool) {
    let stage = Stage()
    let (b, c) = (stage.screen("B"), stage.screen("C"))
    let navigation = UINavigationController(rootViewController: b)
    let push = { navigation.pushViewController(c, animated: true) }
    b.on[appears ? "viewWillAppear" : "viewWillDisappear"] = push
    stage.root.addChild(navigation)
    stage.root.view.addSubview(navigation.view)
    navigation.didMove(toParent: stage.root)
    if !appears { navigation.view.removeFromSuperview() }
    #expect(navigation.viewControllers == [b, c])
    #expect(stage.headless.isTransitioning == appears)
    stage.finish()
    #expect((c.viewIfLoaded?.window === stage.window) == appears)
  }

  @Test func `A push while the window disappears takes effect when it has`() {
    let stage = Stage(inNavigation: true)
    let b = stage.screen("B")
    stage.root.on["viewWillDisappear"] = { stage.navigation.pushViewController(b, animated: true) }
    stage.window.isHidden = true
    #expect(stage.navigation.viewControllers == [stage.root, b])
  }

  @Test func `A stack that a push was covering can change after the window's root was replaced`() {
    let stage = Stage(inNavigation: true)
    let inner = UINavigationController(rootViewController: stage.screen("B"))
    stage.root.addChild(inner)
    stage.root.view.addSubview(inner.view)
    stage.navigation.pushViewController(stage.screen("C"), animated: true)
    stage.window.rootViewController = stage.screen("D")
    inner.pushViewController(stage.screen("E"), animated: true)
    #expect(inner.viewControllers.count == 2)
  }

  @Test func `Deferred requests wait until all callbacks of the transition have run`() {
    let stage = Stage(
      inNavigation: true, behavior: .with { $0.unanimatedTransitionsEndSynchronously = true })
    let sheet = stage.screen("B")
    stage.navigation.present(sheet, animated: true) { [unowned sheet] in
      sheet.present(stage.screen("C"), animated: false)
      stage.log.add("end")
    }
    stage.navigation.pushViewController(stage.screen("D"), animated: true)
    stage.log.clear()
    stage.headless.finishTransition()
    let order = stage.log.entries.filter { ["C.viewDidAppear", "end", "D.willMove(parent)"].contains($0) }
    #expect(order == ["C.viewDidAppear", "end", "D.willMove(parent)"])
  }

  @Test func `A deferred request from a completion handler comes after those that wait already`() {
    let stage = Stage(inNavigation: true)
    let (d, e) = (stage.screen("D"), stage.screen("E"))
    stage.navigation.pushViewController(stage.screen("C"), animated: true)
    stage.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      stage.navigation.pushViewController(e, animated: true)
    }
    stage.navigation.pushViewController(d, animated: true)
    #expect(warnings { stage.finish() } == [])
    #expect(stage.navigation.viewControllers.suffix(2) == [d, e])
  }

  @Test(arguments: [false, true])
  func `A pop restores the first responder, which UIKit does not specify`(restores: Bool) {
    let stage = Stage(inNavigation: true, behavior: .with { $0.popsRestoreFirstResponder = restores })
    let field = UITextField()
    stage.root.view.addSubview(field)
    field.becomeFirstResponder()
    stage.push("B")
    #expect(!field.isFirstResponder)
    stage.navigation.popViewController(animated: true)
    stage.finish()
    #expect(field.isFirstResponder == restores)
    field.resignFirstResponder()
    stage.push("C")
    stage.navigation.popViewController(animated: true)
    stage.finish()
    #expect(!field.isFirstResponder)
  }

  @Test func `A pop keeps the field that the user begins to edit meanwhile`() {
    let stage = Stage(inNavigation: true)
    let fields = [UITextField(), UITextField()]
    for field in fields { stage.root.view.addSubview(field) }
    fields[0].becomeFirstResponder()
    stage.push("B")
    stage.navigation.popViewController(animated: true)
    fields[1].becomeFirstResponder()
    stage.finish()
    #expect(fields[1].isFirstResponder)
  }

  @Test func `A deferred pop returns nil`() {
    let stage = Stage(inNavigation: true)
    let b = stage.push("B")
    stage.navigation.pushViewController(stage.screen("C"), animated: true)
    #expect(stage.navigation.popViewController(animated: true) == nil)
    #expect(stage.navigation.popToViewController(b, animated: true) == nil)
    #expect(stage.navigation.popToRootViewController(animated: true) == nil)
    #expect(warnings { stage.finish() } == [])
    #expect(stage.navigation.viewControllers == [stage.root])
  }
}
