import HeadlessUIKit
import Testing
import QuartetUIKitFacts

/// Transitions, as far as no fact about UIKit says how they behave.
struct TransitionTests {
  // U21, U22
  @Test func `Animations run synchronously, and not after the transition`() {
    let stage = Stage()
    stage.root.present(stage.screen("B"), animated: true)
    stage.log.clear()
    let coordinator = stage.root.transitionCoordinator
    #expect(coordinator?.animate(alongsideTransition: { _ in stage.log.add("alongside") }) == true)
    #expect(stage.log.take() == "alongside")
    stage.headless.finishTransition()
    #expect(coordinator?.animate(alongsideTransition: { _ in stage.log.add("late") }) == false)
    #expect(!stage.log.entries.contains("late"))
  }

  // LNPopupController#560: it presents, and warns.
  @Test func `A detached controller presents with a warning`() {
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
  func `A second dismissal dismisses the controller itself`(isPresenting: Bool) {
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

  @Test(arguments: [true, false], [true, false])
  func `A dismissal of what an earlier dismissal takes along dismisses nothing`(isSame: Bool, calls: Bool) {
    let stage = Stage(behavior: .with { $0.dismissingNothingCallsCompletion = calls })
    let lower = stage.screen("B")
    stage.present(lower)
    lower.present(stage.screen("C"), animated: true)
    stage.root.dismiss(animated: true) { stage.log.add("first") }
    (isSame ? stage.root : lower).dismiss(animated: true) { stage.log.add("second") }
    #expect(warnings { stage.finish() } == [])
    #expect(stage.headless.presentedChain.count == 1)
    #expect(stage.log.entries.contains("first") && stage.log.entries.contains("second") == calls)
  }

  enum Callback: CaseIterable { case completion, alertHandler, didDismiss }

  // material-components-ios#2490, SDCAlertView#268: an alert's handler runs after the dismissal.
  @Test(arguments: Callback.allCases, UnspecifiedBehavior.endsOfDismissal)
  func `The callback after a dismissal can present`(callback: Callback, behavior: UnspecifiedBehavior) {
    let stage = Stage(behavior: behavior)
    let next = stage.screen("C")
    let nextDelegate = Delegate(stage.log)
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
        let delegate = Delegate(stage.log)
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
