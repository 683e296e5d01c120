import HeadlessUIKit
import Testing

/// `dismiss(animated:completion:)`.
struct DismissTests {
  // Apple, UIViewController.h: the completion handler is called after viewDidDisappear.
  // WinObjC, UIViewControllerTests: presentedViewController is nil when the transition ends, not before.
  @Test func `the completion handler runs after viewDidDisappear, when nothing is presented`() {
    let stage = Stage()
    let sheet = stage.screen("B")
    stage.present(sheet)
    _ = stage.recorder.take()
    sheet.on["viewDidDisappear"] = { #expect(stage.root.presentedViewController == nil) }
    stage.root.dismiss(animated: true) {
      stage.recorder.add("completion")
      #expect(stage.root.presentedViewController == nil && sheet.presentingViewController == nil)
    }
    #expect(stage.root.presentedViewController === sheet && sheet.isBeingDismissed)
    #expect(sheet.presentingViewController === stage.root)
    #expect(stage.recorder.take() == "B.viewWillDisappear")
    stage.headless.finishTransition()
    #expect(stage.recorder.take() == "B.viewDidDisappear completion")
    stage.present(sheet)
    stage.dismiss()
    #expect(stage.root.presentedViewController == nil && sheet.presentingViewController == nil)
  }

  // Apple, dismiss(animated:completion:). openradar 30263707: a second A.dismiss removes A.
  @Test(arguments: ["R", "A", "B"])
  func `a controller dismisses what it presents, or else itself`(receiver: String) {
    let stage = Stage()
    let lower = stage.screen("A")
    let upper = stage.screen("B")
    stage.present(lower)
    stage.present(upper, on: lower)
    let receivers = ["R": stage.root, "A": lower, "B": upper]
    receivers[receiver]?.dismiss(animated: true)
    stage.finish()
    #expect(stage.headless.presentedChain.count == (receiver == "R" ? 1 : 2))
    #expect((lower.presentingViewController == nil) == (receiver == "R"))
    #expect(lower.presentedViewController == nil)
    lower.dismiss(animated: true)
    stage.finish()
    #expect(stage.headless.presentedChain.count == 1)
  }

  @Test func `a child dismisses what its container presents, or else its container`() {
    let stage = Stage()
    let child = stage.screen("B")
    stage.present(UINavigationController(rootViewController: child))
    stage.present(stage.screen("C"), on: child)
    child.dismiss(animated: true)
    stage.finish()
    #expect(stage.top === child)
    child.dismiss(animated: true)
    stage.finish()
    #expect(stage.top === stage.root)
  }

  // Apple: only the topmost is animated. Callbacks of those in the middle are not established.
  @Test(arguments: [true, false])
  func `dismissing a stack may notify the controllers in the middle`(notifies: Bool) {
    let stage = Stage(behavior: .with { $0.notifiesIntermediateControllers = notifies })
    let lower = stage.screen("B")
    stage.present(lower)
    stage.present(stage.screen("C"), on: lower)
    _ = stage.recorder.take()
    stage.dismiss()
    #expect(stage.callbacks(of: "C") == "viewWillDisappear viewDidDisappear")
    #expect(stage.callbacks(of: "B") == (notifies ? "viewWillDisappear viewDidDisappear" : ""))
    // It has disappeared in both cases: a child added now does not appear, and it can appear again.
    let child = stage.screen("D")
    lower.addChild(child)
    lower.view.addSubview(child.view)
    #expect(!stage.recorder.lines.contains("D.viewWillAppear"))
    child.view.removeFromSuperview()
    _ = stage.recorder.take()
    stage.present(lower)
    #expect(stage.callbacks(of: "B") == "viewWillAppear viewIsAppearing viewDidAppear")
  }

  // safe-ios#3279: "has no effect". No source says what happens to the completion handler.
  @Test(arguments: [true, false])
  func `dismissing nothing does nothing but may call the completion handler`(calls: Bool) {
    let stage = Stage(behavior: .with { $0.dismissingNothingCallsCompletion = calls })
    var completed = false
    #expect(warnings { stage.root.dismiss(animated: true) { completed = true } } == [])
    #expect(completed == calls)
    #expect(stage.recorder.take() == "")
  }

  // openradar 17762871, of iOS 7.
  @Test func `a dismissal during a presentation may be dropped`() {
    let stage = Stage(behavior: .with { $0.presentationsDropDismissals = true })
    let sheet = stage.screen("B")
    let warning =
      "Attempt to dismiss from view controller <Screen> while a presentation or dismiss is in progress!"
    stage.root.present(sheet, animated: true)
    #expect(warnings { sheet.dismiss(animated: true) { stage.recorder.add("completion") } } == [warning])
    stage.finish()
    #expect(stage.root.presentedViewController === sheet)
    // A dismissal during another one is not dropped.
    sheet.dismiss(animated: true)
    #expect(warnings { sheet.dismiss(animated: true) } == [])
    stage.finish()
    #expect(!stage.recorder.lines.contains("completion"))
    #expect(stage.headless.presentedChain.count == 1)
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
    let presentNext = { stage.root.present(next, animated: true) }
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
  }

  @Test func `dismissing two full screen controllers shows the lowest presenter`() {
    let stage = Stage()
    let middle = stage.screen("B")
    stage.present(middle, as: .fullScreen)
    stage.present(stage.screen("C"), on: middle, as: .fullScreen)
    _ = stage.recorder.take()
    stage.dismiss()
    #expect(stage.callbacks(of: "A") == "viewWillAppear viewIsAppearing viewDidAppear")
    #expect(stage.callbacks(of: "B") == "")
    #expect(stage.window.subviews == [stage.root.view])
  }
}
