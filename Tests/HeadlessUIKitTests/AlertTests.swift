import HeadlessUIKit
import Testing

/// `UIAlertController`, and the escape gesture.
struct AlertTests {
  let stage = Stage()
  let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)

  @discardableResult
  private func add(_ title: String, _ style: UIAlertAction.Style = .default) -> UIAlertAction {
    let action = UIAlertAction(title: title, style: style) { [stage] in
      stage.recorder.add("handler(\($0.title ?? ""))")
    }
    alert.addAction(action)
    return action
  }

  // material-components-ios#2490, SDCAlertView#268: after the alert has been dismissed.
  @Test func `a button's handler runs after the alert's dismissal`() {
    let action = add("OK")
    stage.present(alert)
    #expect(stage.recorder.take() == "")
    #expect(stage.headless.choose(action))
    #expect(alert.isBeingDismissed)
    #expect(stage.recorder.take() == "")
    stage.headless.finishTransition()
    #expect(stage.recorder.take() == "handler(OK)")
    #expect(stage.top === stage.root && !stage.headless.hasSkippedAnimation)
  }

  @Test func `the order of handler, disappearance and coordinator's completion is unspecified`() {
    var orders: Set<String> = []
    for order in UnspecifiedBehavior.CoordinatorCompletions.allCases {
      for handlerFirst in [true, false] {
        let stage = Stage(
          behavior: .with {
            $0.coordinatorCompletions = order
            $0.alertHandlerRunsBeforeDisappearance = handlerFirst
          })
        let alert = RecordingAlert(title: nil, message: nil, preferredStyle: .alert)
        alert.recorder = stage.recorder
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in stage.recorder.add("handler") })
        stage.present(alert)
        stage.headless.choose(alert.actions[0])
        stage.root.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
          stage.recorder.add("coordinator")
        }
        stage.headless.finishTransition()
        #expect(stage.recorder.lines.count == 3)
        orders.insert(stage.recorder.take())
      }
    }
    #expect(orders.count == 6)
  }

  @Test func `a dismissal by code runs no handler`() {
    add("OK")
    stage.present(alert)
    stage.dismiss()
    #expect(stage.recorder.take() == "")
    #expect(stage.top === stage.root)
  }

  @Test func `a handler and other code can dismiss while a chosen alert is dismissed`() {
    let dismiss = { [stage] in stage.root.dismiss(animated: true) }
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in dismiss() })
    stage.present(alert)
    stage.headless.choose(alert.actions[0])
    dismiss()
    #expect(warnings { stage.finish() } == [])
    #expect(stage.root.presentedViewController == nil)
  }

  @Test func `only an enabled button of the alert on top can be tapped, and only without a transition`() {
    let action = add("OK")
    #expect(!stage.headless.choose(action))
    stage.root.present(alert, animated: true)
    #expect(!stage.headless.choose(action))
    stage.finish()
    #expect(!stage.headless.choose(UIAlertAction(title: "other", style: .default)))
    action.isEnabled = false
    #expect(!stage.headless.choose(action))
    action.isEnabled = true
    #expect(stage.headless.choose(action))
    #expect(!stage.headless.choose(action))
    stage.finish()
    #expect(stage.recorder.take() == "handler(OK)")
  }

  @Test(arguments: [true, false])
  func `the escape gesture taps the cancel button`(hasCancel: Bool) {
    add("Discard", .destructive)
    if hasCancel { add("Keep", .cancel) }
    stage.present(alert)
    #expect(stage.headless.performEscape() == hasCancel)
    stage.finish()
    #expect(stage.recorder.take() == (hasCancel ? "handler(Keep)" : ""))
    #expect(stage.top === (hasCancel ? stage.root : alert))
  }

  @Test func `the escape gesture reaches the top controller and its containers, without a transition`() {
    final class View: UIView {
      var handlesEscape = false
      override func accessibilityPerformEscape() -> Bool { handlesEscape }
    }
    final class Container: UINavigationController {
      var handlesEscape = false
      override func accessibilityPerformEscape() -> Bool { handlesEscape }
    }
    stage.root.handlesEscape = true
    let lower = stage.screen("B")
    lower.handlesEscape = true
    let upper = stage.screen("C")
    let view = View()
    upper.view = view
    let container = Container(rootViewController: lower)
    stage.present(container)
    container.pushViewController(upper, animated: true)
    #expect(!stage.headless.performEscape())
    stage.finish()
    _ = stage.recorder.take()
    #expect(!stage.headless.performEscape())
    #expect(stage.recorder.take() == "C.escape")
    container.handlesEscape = true
    #expect(stage.headless.performEscape())
    #expect(stage.recorder.take() == "C.escape")
    view.handlesEscape = true
    #expect(stage.headless.performEscape())
    #expect(stage.recorder.take() == "")
    view.handlesEscape = false
    container.handlesEscape = false
    upper.handlesEscape = true
    #expect(stage.headless.performEscape())
  }
}

private final class RecordingAlert: UIAlertController {
  var recorder: Recorder?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    recorder?.add("disappeared")
  }
}
