import HeadlessUIKit
import Testing

/// What UIKit does with requests during transitions. With `Stage.finish()` as a wait for the run loop, the tests
/// need UIKit's API alone.
struct TransitionFactTests {
  enum Running: CaseIterable { case push, pop, presentation, dismissal }

  /// A stack of A and B in which, or over which, a transition is running, and the stack that will be.
  private func stage(_ running: Running) -> (Stage, stack: [UIViewController]) {
    let stage = Stage(inNavigation: true)
    let b = stage.push("B")
    let c = stage.screen("C")
    switch running {
    case .push: stage.navigation.pushViewController(c, animated: true)
    case .pop: stage.navigation.popViewController(animated: true)
    case .presentation: stage.navigation.present(c, animated: true)
    case .dismissal:
      stage.present(c)
      stage.root.dismiss(animated: true)
    }
    return (
      stage, [stage.root, b, c].filter { running == .push || $0 !== c && (running != .pop || $0 !== b) }
    )
  }

  // openradar 44091459: "doesn't update synchronously on push when a transition is in progress".
  // swift-navigation, NavigationStackTests: the whole effect of changes during a push comes.
  @Test(arguments: Running.allCases, [true, false])
  func `a push during a transition takes effect when the transition has ended`(
    running: Running, animated: Bool
  ) {
    let (stage, stack) = stage(running)
    let pushed = [stage.screen("D"), stage.screen("E")]
    let logged = warnings {
      for screen in pushed { stage.navigation.pushViewController(screen, animated: animated) }
      #expect(stage.navigation.viewControllers == stack)
      stage.finish()
    }
    #expect(logged == [])
    #expect(stage.navigation.viewControllers == stack + pushed)
    #expect(pushed[0].view.window == nil && pushed[1].view.window === stage.window)
  }

  // openradar 44091459; swift-navigation, NavigationStackTests.testManualPopLast.
  @Test(arguments: [Running.push, .presentation, .dismissal])
  func `a pop during a transition takes effect when the transition has ended`(running: Running) {
    let (stage, stack) = stage(running)
    #expect(stage.navigation.popViewController(animated: true) == nil)
    #expect(stage.navigation.viewControllers == stack)
    stage.finish()
    #expect(stage.navigation.viewControllers == stack.dropLast())
    #expect(stack.last?.parent == nil)
    let (other, longer) = self.stage(.push)
    #expect(other.navigation.popToViewController(longer[1], animated: true) == nil)
    #expect(other.navigation.popToRootViewController(animated: true) == nil)
    other.finish()
    #expect(other.navigation.viewControllers == [other.root])
  }

  // swift-navigation, NavigationStackTests.testMutatingBinding and testAppendMultipleValuesAtOnce.
  @Test(arguments: Running.allCases)
  func `setViewControllers during a transition takes effect when the transition has ended`(running: Running) {
    let (stage, stack) = stage(running)
    let new = [stage.root, stage.screen("D"), stage.screen("E")]
    stage.navigation.setViewControllers(new, animated: true)
    #expect(stage.navigation.viewControllers == stack)
    stage.finish()
    #expect(
      stage.navigation.viewControllers == new
        && stage.navigation.visibleViewController === presented(stage) ?? new[2])
  }

  private func presented(_ stage: Stage) -> UIViewController? { stage.navigation.presentedViewController }

  @Test func `deferred requests take effect in the order of the calls`() {
    let (stage, stack) = stage(.push)
    let d = stage.screen("D")
    let e = stage.screen("E")
    stage.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      // The transition has ended, but requests are waiting already.
      stage.navigation.pushViewController(e, animated: true)
    }
    stage.navigation.pushViewController(d, animated: true)
    stage.navigation.popViewController(animated: true)
    stage.navigation.pushViewController(d, animated: false)
    stage.finish()
    #expect(stage.navigation.viewControllers == stack + [d, e])
    stage.navigation.present(stage.screen("F"), animated: true)
    stage.navigation.popToRootViewController(animated: true)
    stage.navigation.dismiss(animated: true)
    stage.navigation.pushViewController(d, animated: true)
    stage.finish()
    #expect(stage.navigation.viewControllers == [stage.root, d])
    #expect(stage.navigation.presentedViewController == nil)
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

  // swift-navigation, PresentationTests.testDismissMultiplePresentations.
  @Test(arguments: [true, false])
  func `a dismissal during a presentation takes effect when the presentation has ended`(fromPresenter: Bool) {
    let stage = Stage()
    let sheet = stage.screen("B")
    stage.root.present(sheet, animated: true) { stage.recorder.add("presented") }
    let logged = warnings {
      (fromPresenter ? stage.root : sheet).dismiss(animated: true) { stage.recorder.add("dismissed") }
      #expect(stage.root.presentedViewController === sheet && !sheet.isBeingDismissed)
      stage.finish()
    }
    #expect(logged == [])
    #expect(
      stage.recorder.take() == "B.loadView B.viewDidLoad B.viewWillAppear B.viewIsAppearing B.viewDidAppear "
        + "presented B.viewWillDisappear B.viewDidDisappear dismissed")
    #expect(stage.root.presentedViewController == nil)
  }

  // openradar 30263707; swift-navigation#254 and #295.
  @Test(arguments: [true, false])
  func `two dismissals in a row by the controller in the middle dismiss both`(isIdle: Bool) {
    let stage = Stage()
    let lower = stage.screen("B")
    stage.present(lower)
    lower.present(stage.screen("C"), animated: true)
    if isIdle { stage.finish() }
    lower.dismiss(animated: true)
    lower.dismiss(animated: true)
    stage.finish()
    #expect(stage.root.presentedViewController == nil && stage.window.subviews == [stage.root.view])
  }

  // The app, or another team, dismisses without asking the one who presented.
  @Test(arguments: [true, false])
  func `the window's root can dismiss at any moment`(animated: Bool) {
    let stage = Stage()
    let dismiss = { _ = stage.window.rootViewController?.dismiss(animated: animated) }
    let sheet = stage.screen("B")
    let callbacks = [
      "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear",
      "viewDidDisappear",
    ]
    for callback in callbacks {
      sheet.on = [callback: dismiss]
      let logged = warnings {
        stage.root.present(sheet, animated: animated, completion: callback == "viewDidAppear" ? dismiss : nil)
        dismiss()
        stage.finish()
      }
      #expect(logged == [])
      #expect(stage.root.presentedViewController == nil && !stage.headless.isTransitioning)
    }
    let alert = UIAlertController(title: "?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in dismiss() })
    stage.present(alert)
    stage.headless.choose(alert.actions[0])
    dismiss()
    stage.finish()
    #expect(stage.root.presentedViewController == nil)
  }

  // Apple, UIViewControllerTransitionCoordinator.h: "The return value is YES if the animations are successfully queued".
  @Test func `animate returns false when the transition has ended`() {
    let stage = Stage()
    stage.root.present(stage.screen("B"), animated: true)
    let coordinator = stage.root.transitionCoordinator
    #expect(coordinator?.animate(alongsideTransition: nil) { _ in } == true)
    stage.finish()
    #expect(coordinator?.animate(alongsideTransition: nil) { _ in stage.recorder.add("late") } == false)
    stage.finish()
    #expect(!stage.recorder.lines.contains("late"))
  }

  // openradar 36256721.
  @Test(arguments: [false, true])
  func `reading presentationController leaks a controller that is never presented`(isPresented: Bool) {
    let stage = Stage()
    let seen: Weak
    do {
      let screen = UIViewController()
      seen = Weak(screen)
      _ = screen.presentationController
      if isPresented { stage.present(screen) }
    }
    if isPresented { stage.dismiss() }
    #expect((seen.object == nil) == isPresented)
  }
}
