import HeadlessUIKit
import Testing

/// `transitionCoordinator` and its completions.
struct CoordinatorTests {
  @Test func `both controllers of a transition and their descendants have it, others not`() {
    let stage = NavigationStage()
    let inner = stage.screen("B")
    let sheet = UINavigationController(rootViewController: inner)
    #expect(stage.navigation.transitionCoordinator == nil)
    stage.navigation.present(sheet, animated: true)
    for controller in [stage.navigation, stage.bottom, sheet, inner] {
      #expect(controller.transitionCoordinator != nil)
    }
    stage.hands.finishTransition()
    for controller in [stage.navigation, stage.bottom, sheet, inner] {
      #expect(controller.transitionCoordinator == nil)
    }
    let pushed = stage.screen("C")
    sheet.pushViewController(pushed, animated: true)
    for controller in [sheet, inner, pushed] { #expect(controller.transitionCoordinator != nil) }
    #expect(stage.navigation.transitionCoordinator == nil)
  }

  @Test func `it says how the transition runs`() {
    let stage = Stage()
    let sheet = stage.screen("B")
    sheet.onViewWillAppear = { [unowned sheet] in
      #expect(sheet.transitionCoordinator?.isAnimated == false)
    }
    stage.root.present(sheet, animated: false)
    #expect(sheet.transitionCoordinator?.isInteractive == false)
    #expect(sheet.transitionCoordinator?.isCancelled == false)
    stage.hands.finishTransition()
    stage.hands.swipeDown()
    #expect(sheet.transitionCoordinator?.isAnimated == true)
    #expect(sheet.transitionCoordinator?.isInteractive == true)
  }

  @Test func `animations run at once and completions at the end, in order`() {
    let stage = Stage()
    stage.root.present(stage.screen("B"), animated: true)
    _ = stage.log.take()
    let coordinator = stage.root.transitionCoordinator
    #expect(coordinator?.animate(alongsideTransition: { _ in stage.log.add("alongside") }) == true)
    for name in ["1", "2"] {
      coordinator?.animate(alongsideTransition: nil) { _ in stage.log.add(name) }
    }
    #expect(stage.log.take() == ["alongside"])
    stage.hands.unspecifiedBehavior.coordinatorCompletions = .last
    stage.hands.finishTransition()
    #expect(stage.log.take() == ["B.viewDidAppear", "1", "2"])
    #expect(coordinator?.animate(alongsideTransition: { _ in stage.log.add("late") }) == false)
    #expect(stage.log.take() == [])
  }

  @Test(arguments: UnspecifiedBehavior.CoordinatorCompletions.allCases)
  func `the place of completions among the callbacks of the end is a choice`(
    place: UnspecifiedBehavior.CoordinatorCompletions
  ) {
    let stage = Stage(choices: .with { $0.coordinatorCompletions = place })
    let sheet = stage.screen("B")
    let index = [.first: 0, .between: 1, .last: 2][place] ?? -1
    func expected(_ callback: String) -> [String] {
      var lines = [callback, "completion"]
      lines.insert("coordinator", at: index)
      return lines
    }
    stage.root.present(sheet, animated: true) { stage.log.add("completion") }
    _ = stage.log.take()
    sheet.transitionCoordinator?.animate(alongsideTransition: nil) { _ in stage.log.add("coordinator") }
    stage.hands.finishTransition()
    #expect(stage.log.take() == expected("B.viewDidAppear"))
    stage.root.dismiss(animated: true) { stage.log.add("completion") }
    _ = stage.log.take()
    stage.root.transitionCoordinator?.animate(alongsideTransition: nil) { _ in stage.log.add("coordinator") }
    stage.hands.finishTransition()
    #expect(stage.log.take() == expected("B.viewDidDisappear"))
  }

  // Not established: whether a request is taken before the last callback of the end has run.
  @Test(arguments: UnspecifiedBehavior.CoordinatorCompletions.allCases, [true, false])
  func `a request from a completion is taken, or refused while the coordinator takes another`(
    place: UnspecifiedBehavior.CoordinatorCompletions, takes: Bool
  ) {
    let stage = Stage(
      choices: .with {
        $0.coordinatorCompletions = place
        $0.acceptsRequestsWhileEnding = takes
      })
    let sheet = stage.screen("B")
    let next = stage.screen("C")
    stage.present(sheet)
    stage.root.dismiss(animated: true) { stage.log.add("completion") }
    var waited = false
    stage.root.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      if let again = stage.root.transitionCoordinator {
        waited = true
        #expect(warnings { stage.root.present(next, animated: true) }.count == 1)
        again.animate(alongsideTransition: nil) { _ in
          #expect(stage.log.lines.last == "completion")
          stage.root.present(next, animated: true)
        }
      } else {
        stage.root.present(next, animated: true)
      }
    }
    let told = warnings { stage.hands.finishTransitions() }
    #expect(told == [])
    #expect(waited == (!takes && place != .last))
    #expect(stage.root.presentedViewController === next)
  }

  @Test(arguments: [true, false])
  func `a request from viewDidDisappear of what was dismissed is a choice`(takes: Bool) {
    let stage = Stage(choices: .with { $0.acceptsRequestsWhileEnding = takes })
    let sheet = stage.screen("B")
    sheet.onViewDidDisappear = { stage.root.present(stage.screen("C"), animated: true) }
    stage.present(sheet)
    let told = warnings {
      sheet.dismiss(animated: true)
      stage.hands.finishTransitions()
    }
    #expect(told.isEmpty == takes)
    #expect(stage.hands.presentedChain.count == (takes ? 2 : 1))
  }

  @Test func `a transition that the window's root took away is over`() {
    let stage = Stage()
    let sheet = stage.screen("B")
    stage.root.present(sheet, animated: true) { stage.log.add("completion") }
    let coordinator = sheet.transitionCoordinator
    stage.window.rootViewController = nil
    #expect(sheet.transitionCoordinator == nil)
    #expect(coordinator?.animate(alongsideTransition: nil) == false)
    stage.hands.finishTransitions()
    #expect(!stage.log.lines.contains("completion"))
    #expect(sheet.presentingViewController == nil && stage.root.presentedViewController == nil)
  }

  @Test func `a stack that the window's root took away in a transition can change again`() {
    let stage = Stage()
    let sheet = UINavigationController(rootViewController: stage.screen("B"))
    stage.root.present(sheet, animated: true)
    stage.window.rootViewController = nil
    #expect(warnings { sheet.pushViewController(stage.screen("C"), animated: true) } == [])
    #expect(sheet.viewControllers.count == 2)
  }
}
