import HeadlessUIKit
import Testing

/// `transitionCoordinator`.
struct CoordinatorTests {
  @Test func `both controllers of a transition and their descendants have its coordinator`() {
    let stage = Stage(inNavigation: true)
    let inner = stage.screen("B")
    let sheet = UINavigationController(rootViewController: inner)
    let all = [stage.navigation, stage.root, sheet, inner]
    #expect(all.allSatisfy { $0.transitionCoordinator == nil })
    stage.navigation.present(sheet, animated: true)
    #expect(all.allSatisfy { $0.transitionCoordinator != nil })
    stage.headless.finishTransition()
    #expect(all.allSatisfy { $0.transitionCoordinator == nil })
    let pushed = stage.screen("C")
    sheet.pushViewController(pushed, animated: true)
    #expect([sheet, inner, pushed].allSatisfy { $0.transitionCoordinator != nil })
    #expect(stage.navigation.transitionCoordinator == nil)
  }

  @Test func `the coordinator says whether the transition is animated and interactive`() {
    let stage = Stage()
    let sheet = stage.screen("B")
    var isAnimated: Bool?
    sheet.on["viewWillAppear"] = { [unowned sheet] in isAnimated = sheet.transitionCoordinator?.isAnimated }
    stage.root.present(sheet, animated: false)
    #expect(isAnimated == false)
    #expect(sheet.transitionCoordinator?.isInteractive == false)
    #expect(sheet.transitionCoordinator?.isCancelled == false)
    stage.headless.finishTransition()
    stage.headless.swipeDown()
    #expect(sheet.transitionCoordinator?.isAnimated == true)
    #expect(sheet.transitionCoordinator?.isInteractive == true)
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

  @Test(arguments: UnspecifiedBehavior.CoordinatorCompletions.allCases)
  func `the order of the coordinator's completion handlers is unspecified`(
    order: UnspecifiedBehavior.CoordinatorCompletions
  ) {
    let stage = Stage(behavior: .with { $0.coordinatorCompletions = order })
    let sheet = stage.screen("B")
    func expectEnd(_ callback: String) {
      _ = stage.recorder.take()
      sheet.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
        stage.recorder.add("coordinator")
      }
      stage.headless.finishTransition()
      var lines = [callback, "completion"]
      lines.insert("coordinator", at: [.first: 0, .between: 1, .last: 2][order] ?? -1)
      #expect(stage.recorder.lines == lines)
    }
    stage.root.present(sheet, animated: true) { stage.recorder.add("completion") }
    expectEnd("B.viewDidAppear")
    stage.root.dismiss(animated: true) { stage.recorder.add("completion") }
    expectEnd("B.viewDidDisappear")
  }

  // Not established: whether UIKit accepts a request before the last callback has run.
  @Test(arguments: UnspecifiedBehavior.CoordinatorCompletions.allCases, [true, false])
  func `a request from the coordinator's completion handler may have to wait for another one`(
    order: UnspecifiedBehavior.CoordinatorCompletions, accepts: Bool
  ) {
    let stage = Stage(
      behavior: .with {
        $0.coordinatorCompletions = order
        $0.acceptsRequestsWhileEnding = accepts
      })
    let next = stage.screen("C")
    stage.present(stage.screen("B"))
    stage.root.dismiss(animated: true) { stage.recorder.add("completion") }
    var waited = false
    stage.root.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      guard let again = stage.root.transitionCoordinator else {
        return stage.root.present(next, animated: true)
      }
      waited = true
      #expect(warnings { stage.root.present(next, animated: true) }.count == 1)
      again.animate(alongsideTransition: nil) { _ in
        #expect(stage.recorder.lines.last == "completion")
        stage.root.present(next, animated: true)
      }
    }
    #expect(warnings { stage.finish() } == [])
    #expect(waited == (!accepts && order != .last))
    #expect(stage.root.presentedViewController === next)
  }

  @Test(arguments: [true, false])
  func `a request from viewDidDisappear of a dismissed controller may be refused`(accepts: Bool) {
    let stage = Stage(behavior: .with { $0.acceptsRequestsWhileEnding = accepts })
    let sheet = stage.screen("B")
    sheet.on["viewDidDisappear"] = { stage.root.present(stage.screen("C"), animated: true) }
    stage.present(sheet)
    #expect(warnings { stage.dismiss() }.isEmpty == accepts)
    #expect(stage.headless.presentedChain.count == (accepts ? 2 : 1))
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
}
