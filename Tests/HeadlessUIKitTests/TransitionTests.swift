import HeadlessUIKit
import Testing

/// Transitions, as far as no fact about UIKit says how they behave.
struct TransitionTests {
  @Test func `the coordinator says whether the transition is animated and interactive`() {
    let stage = Stage()
    let sheet = stage.screen("B")
    var isAnimated: Bool?
    sheet.on["viewWillAppear"] = { [unowned sheet] in isAnimated = sheet.transitionCoordinator?.isAnimated }
    #expect(!stage.headless.hasSkippedAnimation)
    stage.root.present(sheet, animated: false)
    #expect(isAnimated == false && stage.headless.hasSkippedAnimation)
    #expect(sheet.transitionCoordinator?.isInteractive == false)
    #expect(sheet.transitionCoordinator?.isCancelled == false)
    stage.headless.finishTransition()
    stage.headless.swipeDown()
    #expect(sheet.transitionCoordinator?.isAnimated == true)
    #expect(sheet.transitionCoordinator?.isInteractive == true)
  }

  @Test func `a root is pushed without animation`() {
    final class Container: UINavigationController {
      var animations: [Bool] = []
      override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        animations.append(animated)
        super.pushViewController(viewController, animated: animated)
      }
    }
    #expect(Container(rootViewController: UIViewController()).animations == [false])
  }

  @Test func `without a container, show presents`() {
    let stage = Stage()
    let b = stage.screen("B")
    stage.root.show(b, sender: nil)
    #expect(stage.root.presentedViewController === b && b.transitionCoordinator?.isAnimated == true)
  }

  @Test func `show animates, setting the stack does not`() {
    let stage = Stage(inNavigation: true)
    stage.root.show(stage.screen("B"), sender: nil)
    #expect(stage.navigation.transitionCoordinator?.isAnimated == true)
    #expect(stage.navigation.transitionCoordinator?.isInteractive == false)
    stage.finish()
    stage.navigation.viewControllers = [stage.root]
    #expect(stage.navigation.transitionCoordinator?.isAnimated == false)
  }

  @Test func `animations run synchronously, completion handlers at the end in order`() {
    let stage = Stage()
    stage.root.present(stage.screen("B"), animated: true)
    _ = stage.recorder.take()
    let coordinator = stage.root.transitionCoordinator
    #expect(coordinator?.animate(alongsideTransition: { _ in stage.recorder.add("alongside") }) == true)
    for name in ["1", "2"] {
      coordinator?.animate(alongsideTransition: nil) { _ in stage.recorder.add(name) }
    }
    #expect(stage.recorder.take() == "alongside")
    stage.headless.unspecifiedBehavior.coordinatorCompletions = .last
    stage.headless.finishTransition()
    #expect(stage.recorder.take() == "B.viewDidAppear 1 2")
    #expect(coordinator?.animate(alongsideTransition: { _ in stage.recorder.add("late") }) == false)
    #expect(stage.recorder.take() == "")
  }

  @Test func `replacing the window's root ends a push in it without its completion handlers`() {
    let stage = Stage(inNavigation: true)
    let pushed = stage.screen("B")
    stage.navigation.pushViewController(pushed, animated: true)
    let coordinator = stage.navigation.transitionCoordinator
    coordinator?.animate(alongsideTransition: nil) { _ in stage.recorder.add("completion") }
    stage.navigation.popViewController(animated: true)
    stage.window.rootViewController = nil
    #expect(stage.navigation.transitionCoordinator == nil && !stage.headless.isTransitioning)
    #expect(coordinator?.animate(alongsideTransition: nil) == false)
    #expect(!stage.recorder.lines.contains("completion"))
    // The pop that waited takes effect, without a transition.
    #expect(stage.navigation.viewControllers == [stage.root] && pushed.parent == nil)
    #expect(warnings { stage.navigation.pushViewController(pushed, animated: true) } == [])
    stage.window.rootViewController = stage.navigation
    stage.finish()
    #expect(stage.top === pushed && pushed.view.window === stage.window)
  }

  @Test(arguments: [true, false])
  func `replacing the window's root completes a push or a pop in it`(isPush: Bool) {
    let stage = Stage(inNavigation: true)
    let b = stage.screen("B")
    stage.navigation.pushViewController(b, animated: true)
    if !isPush {
      stage.finish()
      stage.navigation.popViewController(animated: true)
    }
    stage.window.rootViewController = nil
    #expect(stage.callbacks(of: "B").hasSuffix(isPush ? "didMove(parent)" : "didMove(nil)"))
    #expect(b.parent === (isPush ? stage.navigation : nil))
    #expect(!b.isMovingToParent && !b.isMovingFromParent)
    #expect(stage.navigation.view.subviews == [isPush ? b.view : stage.root.view])
  }

  @Test func `a controller has its parent and its window between willMove and viewDidDisappear`() {
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

  @Test func `a stack changes without a transition while it is not visible`() {
    let stage = Stage()
    let (b, c) = (stage.screen("B"), stage.screen("C"))
    let navigation = UINavigationController(rootViewController: b)
    navigation.viewControllers = [c]
    #expect(
      stage.recorder.take()
        == [
          "B.willMove(parent) B.didMove(parent)",
          "C.willMove(parent) B.willMove(nil) B.didMove(nil) C.didMove(parent)",
        ].joined(separator: " "))
  }

  @Test(arguments: [true, false])
  func `a change of a stack waits while its container appears or disappears alone`(appears: Bool) {
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

  @Test func `a push while the window disappears takes effect when it has`() {
    let stage = Stage(inNavigation: true)
    let b = stage.screen("B")
    stage.root.on["viewWillDisappear"] = { stage.navigation.pushViewController(b, animated: true) }
    stage.window.isHidden = true
    #expect(stage.navigation.viewControllers == [stage.root, b])
  }

  @Test func `a stack that a push was covering can change after the window's root was replaced`() {
    let stage = Stage(inNavigation: true)
    let inner = UINavigationController(rootViewController: stage.screen("B"))
    stage.root.addChild(inner)
    stage.root.view.addSubview(inner.view)
    stage.navigation.pushViewController(stage.screen("C"), animated: true)
    stage.window.rootViewController = stage.screen("D")
    inner.pushViewController(stage.screen("E"), animated: true)
    #expect(inner.viewControllers.count == 2)
  }

  @Test func `deferred requests wait until all callbacks of the transition have run`() {
    let stage = Stage(
      inNavigation: true, behavior: .with { $0.unanimatedTransitionsEndSynchronously = true })
    let sheet = stage.screen("B")
    stage.navigation.present(sheet, animated: true) { [unowned sheet] in
      sheet.present(stage.screen("C"), animated: false)
      stage.recorder.add("end")
    }
    stage.navigation.pushViewController(stage.screen("D"), animated: true)
    _ = stage.recorder.take()
    stage.headless.finishTransition()
    let order = stage.recorder.lines.filter { ["C.viewDidAppear", "end", "D.willMove(parent)"].contains($0) }
    #expect(order == ["C.viewDidAppear", "end", "D.willMove(parent)"])
  }

  @Test func `a deferred request from a completion handler comes after those that wait already`() {
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

  @Test func `a deferred pop returns nil`() {
    let stage = Stage(inNavigation: true)
    let b = stage.push("B")
    stage.navigation.pushViewController(stage.screen("C"), animated: true)
    #expect(stage.navigation.popViewController(animated: true) == nil)
    #expect(stage.navigation.popToViewController(b, animated: true) == nil)
    #expect(stage.navigation.popToRootViewController(animated: true) == nil)
    #expect(warnings { stage.finish() } == [])
    #expect(stage.navigation.viewControllers == [stage.root])
  }

  // LNPopupController#560: it presents, and warns.
  @Test func `a detached controller presents with a warning`() {
    let stage = Stage()
    let detached = stage.screen("B")
    let sheet = stage.screen("C")
    stage.root.view.addSubview(detached.view)
    let logged = warnings { stage.present(sheet, on: detached) }
    let warning =
      "Presenting view controller <Screen> from detached view controller <Screen> is not supported, and may "
      + "result in incorrect safe area insets and a corrupt root presentation. Will become a hard exception in "
      + "a future release."
    #expect(logged == [warning])
    #expect(stage.top === sheet)
    sheet.dismiss(animated: true)
    stage.finish()
    #expect(stage.top === stage.root)
  }

  @Test(arguments: [true, false])
  func `a second dismissal of the same controller dismisses nothing`(calls: Bool) {
    let stage = Stage(behavior: .with { $0.dismissingNothingCallsCompletion = calls })
    stage.root.present(stage.screen("B"), animated: true)
    for name in ["first", "second"] {
      stage.root.dismiss(animated: true) { stage.recorder.add(name) }
    }
    #expect(warnings { stage.finish() } == [])
    #expect(stage.headless.presentedChain.count == 1)
    #expect(stage.recorder.lines.contains("first") && stage.recorder.lines.contains("second") == calls)
  }

  @Test(arguments: [true, false])
  func `a second dismissal dismisses the controller itself`(isPresenting: Bool) {
    let stage = Stage()
    let sheet = stage.screen("B")
    stage.present(sheet)
    sheet.present(stage.screen("C"), animated: true)
    if !isPresenting { stage.finish() }
    sheet.dismiss(animated: true)
    sheet.dismiss(animated: true)
    stage.finish()
    #expect(stage.headless.presentedChain == [stage.root])
  }

  @Test(arguments: [true, false])
  func `a dismissal of a controller that an earlier dismissal takes along dismisses nothing`(calls: Bool) {
    let stage = Stage(behavior: .with { $0.dismissingNothingCallsCompletion = calls })
    let lower = stage.screen("B")
    stage.present(lower)
    lower.present(stage.screen("C"), animated: true)
    stage.root.dismiss(animated: true)
    lower.dismiss(animated: true) { stage.recorder.add("second") }
    stage.finish()
    #expect(stage.headless.presentedChain.count == 1)
    #expect(stage.recorder.lines.contains("second") == calls)
  }

  enum Callback: CaseIterable { case completion, alertHandler, didDismiss }

  // material-components-ios#2490, SDCAlertView#268: an alert's handler runs after the dismissal.
  @Test(arguments: Callback.allCases, UnspecifiedBehavior.endsOfDismissal)
  func `the callback after a dismissal can present`(callback: Callback, behavior: UnspecifiedBehavior) {
    let stage = Stage(behavior: behavior)
    let next = stage.screen("C")
    let nextDelegate = SheetTests.Delegate(stage.recorder)
    let presentNext = {
      next.presentationController?.delegate = nextDelegate
      stage.root.present(next, animated: true)
    }
    let logged = warnings {
      switch callback {
      case .completion:
        // The same controller can be presented again, too.
        stage.present(next)
        stage.root.dismiss(animated: true, completion: presentNext)
      case .alertHandler:
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .cancel) { _ in presentNext() })
        stage.present(alert)
        stage.headless.choose(alert.actions[0])
      case .didDismiss:
        let sheet = stage.screen("B")
        let delegate = SheetTests.Delegate(stage.recorder)
        delegate.on["didDismiss"] = presentNext
        sheet.presentationController?.delegate = delegate
        stage.present(sheet)
        stage.headless.swipeDown()
        stage.finish()
      }
      stage.finish()
    }
    #expect(logged == [])
    #expect(stage.root.presentedViewController === next && stage.top === next)
    #expect(next.presentationController?.delegate === nextDelegate)
  }
}
