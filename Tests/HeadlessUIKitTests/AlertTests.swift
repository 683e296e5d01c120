import HeadlessUIKit
import Testing

/// `UIAlertController` and its actions.
struct AlertTests {
  let stage = Stage()
  let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)

  private func add(_ title: String, _ style: UIAlertAction.Style = .default) -> UIAlertAction {
    let log = stage.log
    let action = UIAlertAction(title: title, style: style) { log.add("handler \($0.title ?? "")") }
    alert.addAction(action)
    return action
  }

  @Test func `an alert reads as it was made`() {
    let first = add("One")
    let second = add("Two", .destructive)
    #expect(alert.title == "Title" && alert.message == "Message" && alert.preferredStyle == .alert)
    #expect(alert.actions == [first, second])
    #expect(first.isEnabled && first.title == "One" && second.style == .destructive)
  }

  // material-components-ios#2490, SDCAlertView#268: after the alert has been dismissed.
  @Test func `the handler runs when the dismissal has ended, and can present`() {
    let next = stage.screen("C")
    let action = UIAlertAction(title: "OK", style: .default) { [stage] _ in
      stage.log.add("handler")
      stage.root.present(next, animated: true)
    }
    alert.addAction(action)
    stage.present(alert)
    #expect(stage.hands.choose(action))
    #expect(alert.isBeingDismissed)
    #expect(stage.log.take() == [])
    #expect(warnings { stage.hands.finishTransition() } == [])
    #expect(stage.log.take().first == "handler")
    #expect(stage.root.presentedViewController === next)
  }

  @Test(arguments: UnspecifiedBehavior.PresentedBecomesNil.allCases)
  func `the handler can present whatever is left open`(moment: UnspecifiedBehavior.PresentedBecomesNil) {
    for place in UnspecifiedBehavior.CoordinatorCompletions.allCases {
      for (takes, before) in [(false, false), (false, true), (true, false), (true, true)] {
        let stage = Stage(
          choices: .with {
            $0.presentedBecomesNil = moment
            $0.coordinatorCompletions = place
            $0.acceptsRequestsWhileEnding = takes
            $0.alertHandlerRunsBeforeDisappearance = before
          })
        let next = stage.screen("C")
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        let action = UIAlertAction(title: "OK", style: .cancel) { _ in
          stage.root.present(next, animated: true)
        }
        alert.addAction(action)
        stage.present(alert)
        let told = warnings {
          stage.hands.choose(action)
          stage.hands.finishTransitions()
        }
        #expect(told == [])
        #expect(stage.root.presentedViewController === next)
      }
    }
  }

  @Test func `the order of handler, disappearance and coordinator's completion is a choice`() {
    var orders: Set<[String]> = []
    for place in UnspecifiedBehavior.CoordinatorCompletions.allCases {
      for before in [true, false] {
        let stage = Stage(
          choices: .with {
            $0.coordinatorCompletions = place
            $0.alertHandlerRunsBeforeDisappearance = before
          })
        let top = AlertProbe(stage.log)
        let action = UIAlertAction(title: "OK", style: .default) { _ in stage.log.add("handler") }
        top.addAction(action)
        stage.present(top)
        stage.hands.choose(action)
        stage.root.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
          stage.log.add("coordinator")
        }
        stage.hands.finishTransition()
        orders.insert(stage.log.take())
      }
    }
    #expect(orders.count == 6)
    #expect(orders.allSatisfy { $0.count == 3 })
  }

  @Test func `a dismissal by code runs no handler`() {
    _ = add("OK")
    stage.present(alert)
    stage.root.dismiss(animated: true)
    stage.hands.finishTransitions()
    #expect(stage.log.take() == [])
    #expect(stage.hands.topViewController === stage.root)
  }

  @Test func `only an enabled button of the alert on top can be chosen, at rest`() {
    let action = add("OK")
    #expect(!stage.hands.choose(action))
    stage.root.present(alert, animated: true)
    #expect(!stage.hands.choose(action))
    stage.hands.finishTransitions()
    #expect(!stage.hands.choose(UIAlertAction(title: "other", style: .default)))
    action.isEnabled = false
    #expect(!stage.hands.choose(action))
    action.isEnabled = true
    #expect(stage.hands.choose(action))
    #expect(!stage.hands.choose(action))
    stage.hands.finishTransitions()
    #expect(stage.log.take() == ["handler OK"])
  }

  @Test func `the escape gesture chooses the cancel button`() {
    _ = add("Discard", .destructive)
    _ = add("Keep", .cancel)
    stage.present(alert)
    #expect(stage.hands.performEscape())
    stage.hands.finishTransitions()
    #expect(stage.log.take() == ["handler Keep"])
  }

  @Test func `without a cancel button the escape gesture does nothing`() {
    _ = add("OK")
    stage.present(alert)
    #expect(!stage.hands.performEscape())
    #expect(stage.hands.topViewController === alert)
  }

  // UIKit raises: only one action with a style of UIAlertActionStyleCancel.
  @Test func `a second cancel button traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "1", style: .cancel))
      alert.addAction(UIAlertAction(title: "2", style: .cancel))
    }
    #expect(result.says("can only have one action with a style of UIAlertActionStyleCancel"))
  }

  @Test func `a presenter under an alert is told nothing`() {
    stage.present(alert)
    #expect(stage.log.take() == [])
  }
}

/// Logs its disappearance; only tests subclass alerts.
private final class AlertProbe: UIAlertController {
  private var log = Log()

  convenience init(_ log: Log) {
    self.init(title: nil, message: nil, preferredStyle: .alert)
    self.log = log
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.add("disappeared")
  }
}
