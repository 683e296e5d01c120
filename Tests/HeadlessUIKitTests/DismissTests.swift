import HeadlessUIKit
import Testing

/// `dismiss(animated:completion:)`.
struct DismissTests {
  // Apple, UIViewController.h: the completion is called after viewDidDisappear.
  @Test func `the completion runs after viewDidDisappear, with nothing presented any more`() {
    for moment in UnspecifiedBehavior.PresentedBecomesNil.allCases {
      let stage = Stage(choices: .with { $0.presentedBecomesNil = moment })
      let sheet = stage.screen("B")
      stage.present(sheet)
      _ = stage.log.take()
      stage.root.dismiss(animated: true) {
        stage.log.add("completion")
        #expect(stage.root.presentedViewController == nil)
        #expect(sheet.presentingViewController == nil)
      }
      #expect(stage.log.take() == ["B.viewWillDisappear"])
      stage.hands.finishTransition()
      #expect(stage.log.take() == ["B.viewDidDisappear", "completion"])
    }
  }

  // Apple, dismiss(animated:completion:): B removes itself through A; A, which presents, only B.
  @Test(arguments: ["R", "A", "B"])
  func `a stack of sheets goes from the receiver's presented controller up`(receiver: String) {
    let stage = Stage(root: "R")
    let lower = stage.screen("A")
    let upper = stage.screen("B")
    stage.present(lower)
    stage.present(upper, on: lower)
    let receivers = ["R": stage.root, "A": lower, "B": upper]
    receivers[receiver]?.dismiss(animated: true)
    stage.hands.finishTransitions()
    #expect(stage.hands.presentedChain.count == (receiver == "R" ? 1 : 2))
    #expect((lower.presentingViewController == nil) == (receiver == "R"))
    #expect(lower.presentedViewController == nil)
  }

  // Apple: only the top-most is animated out. Whether those between are told is not established.
  @Test(arguments: [true, false])
  func `whether controllers in between are told that they disappear is a choice`(told: Bool) {
    let stage = Stage(choices: .with { $0.notifiesIntermediateControllers = told })
    let lower = stage.screen("B")
    stage.present(lower)
    stage.present(stage.screen("C"), on: lower)
    _ = stage.log.take()
    stage.root.dismiss(animated: true)
    stage.hands.finishTransitions()
    #expect(stage.callbacks(of: "C") == ["viewWillDisappear", "viewDidDisappear"])
    #expect(stage.callbacks(of: "B") == (told ? ["viewWillDisappear", "viewDidDisappear"] : []))
    let child = stage.screen("D")
    lower.addChild(child)
    lower.view.addSubview(child.view)
    #expect(!stage.log.lines.contains("D.viewWillAppear"))
    child.view.removeFromSuperview()
    _ = stage.log.take()
    stage.present(lower)
    #expect(stage.callbacks(of: "B") == ["viewWillAppear", "viewIsAppearing", "viewDidAppear"])
  }

  // openradar 30263707: two calls in a row dismiss the sheet, then the caller.
  @Test func `a second dismiss reaches the next one below`() {
    let stage = Stage()
    let lower = stage.screen("B")
    stage.present(lower)
    stage.present(stage.screen("C"), on: lower)
    lower.dismiss(animated: true)
    stage.hands.finishTransitions()
    lower.dismiss(animated: true)
    stage.hands.finishTransitions()
    #expect(stage.hands.presentedChain.count == 1)
  }

  @Test func `a child dismisses what its container presents, or else its container`() {
    let stage = Stage()
    let child = stage.screen("B")
    let container = UINavigationController(rootViewController: child)
    stage.present(container)
    stage.present(stage.screen("C"), on: child)
    child.dismiss(animated: true)
    stage.hands.finishTransitions()
    #expect(stage.hands.topViewController === child)
    child.dismiss(animated: true)
    stage.hands.finishTransitions()
    #expect(stage.hands.topViewController === stage.root)
  }

  // safe-ios#3279: "has no effect". What becomes of the completion, no source says.
  @Test(arguments: [true, false])
  func `with nothing to dismiss nothing happens, and the completion is a choice`(completes: Bool) {
    let stage = Stage(choices: .with { $0.dismissingNothingCallsCompletion = completes })
    var completed = false
    let told = warnings { stage.root.dismiss(animated: true) { completed = true } }
    #expect(completed == completes)
    #expect(told == [])
    #expect(stage.log.lines == [])
  }

  // openradar 17762871.
  @Test(arguments: UnspecifiedBehavior.PresentedBecomesNil.allCases)
  func `dismissing while a transition runs is refused with a warning`(
    moment: UnspecifiedBehavior.PresentedBecomesNil
  ) {
    let stage = Stage(choices: .with { $0.presentedBecomesNil = moment })
    let sheet = stage.screen("B")
    let warning =
      "Attempt to dismiss from view controller <Screen> while a presentation or dismiss is in progress!"
    stage.root.present(sheet, animated: true)
    #expect(warnings { sheet.dismiss(animated: true) { stage.log.add("completion") } } == [warning])
    stage.hands.finishTransition()
    stage.root.dismiss(animated: true)
    #expect(warnings { stage.root.dismiss(animated: true) } == [warning])
    #expect(warnings { sheet.dismiss(animated: true) } == [warning])
    #expect(warnings { stage.root.present(stage.screen("C"), animated: true) }.count == 1)
    stage.hands.finishTransition()
    #expect(!stage.log.lines.contains("completion"))
    #expect(stage.hands.presentedChain.count == 1)
  }

  // Conflicting: openradar 18464897 (still set after the call), 30263707 (nil at once).
  @Test(arguments: UnspecifiedBehavior.PresentedBecomesNil.allCases)
  func `when the two controllers stop answering each other is a choice`(
    moment: UnspecifiedBehavior.PresentedBecomesNil
  ) {
    let stage = Stage(choices: .with { $0.presentedBecomesNil = moment })
    let sheet = stage.screen("B")
    stage.present(sheet)
    var atTheEnd: Bool?
    sheet.onViewDidDisappear = { atTheEnd = stage.root.presentedViewController != nil }
    stage.root.dismiss(animated: true)
    #expect((stage.root.presentedViewController == nil) == (moment == .synchronously))
    #expect((sheet.presentingViewController == nil) == (moment == .synchronously))
    stage.hands.finishTransition()
    #expect(atTheEnd == (moment == .afterOtherCallbacks))
    #expect(stage.root.presentedViewController == nil)
    #expect(sheet.presentingViewController == nil)
  }

  @Test(arguments: UnspecifiedBehavior.PresentedBecomesNil.allCases)
  func `the completion can present the next controller, or the same again`(
    moment: UnspecifiedBehavior.PresentedBecomesNil
  ) {
    for place in UnspecifiedBehavior.CoordinatorCompletions.allCases {
      for takes in [true, false] {
        let stage = Stage(
          choices: .with {
            $0.presentedBecomesNil = moment
            $0.coordinatorCompletions = place
            $0.acceptsRequestsWhileEnding = takes
          })
        let sheet = stage.screen("B")
        stage.present(sheet)
        let told = warnings {
          stage.root.dismiss(animated: true) { stage.root.present(sheet, animated: true) }
          stage.hands.finishTransitions()
        }
        #expect(told == [])
        #expect(stage.hands.topViewController === sheet)
        #expect(stage.root.presentedViewController === sheet)
      }
    }
  }

  @Test func `without animation the end may come before dismiss returns`() {
    let stage = Stage(choices: .with { $0.unanimatedTransitionsEndSynchronously = true })
    stage.present(stage.screen("B"))
    var completed = false
    stage.root.dismiss(animated: false) { completed = true }
    #expect(completed && !stage.hands.isTransitioning)
  }

  @Test func `full screen over full screen comes back to the lowest presenter`() {
    let stage = Stage()
    let middle = stage.screen("B")
    stage.present(middle, as: .fullScreen)
    stage.present(stage.screen("C"), on: middle, as: .fullScreen)
    _ = stage.log.take()
    stage.root.dismiss(animated: true)
    stage.hands.finishTransitions()
    #expect(stage.callbacks(of: "A") == ["viewWillAppear", "viewIsAppearing", "viewDidAppear"])
    #expect(stage.callbacks(of: "B") == [])
    #expect(stage.window.subviews.map { $0 === stage.root.view } == [true])
  }
}
