import HeadlessUIKit
import Testing
import QuartetUIKitFacts

/// `UIAlertController`, and the escape gesture.
struct AlertTests {
  let stage = Stage()
  let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)

  @discardableResult
  private func add(_ title: String, _ style: UIAlertAction.Style = .default) -> UIAlertAction {
    let action = UIAlertAction(title: title, style: style) { [stage] in
      stage.log.add("handler(\($0.title ?? ""))")
    }
    alert.addAction(action)
    return action
  }

  // material-components-ios#2490, SDCAlertView#268: after the alert has been dismissed.
  @Test func `A button's handler runs after the alert's dismissal`() {
    let action = add("OK")
    stage.present(alert)
    #expect(stage.log.take() == "")
    #expect(stage.headless.choose(action))
    #expect(alert.isBeingDismissed)
    #expect(stage.log.take() == "")
    stage.headless.finishTransition()
    #expect(stage.log.take() == "handler(OK)")
    #expect(stage.top === stage.root && !stage.headless.hasSkippedAnimation)
  }

  @Test func `The order of handler, disappearance and coordinator's completion is unspecified`() {
    var orders: Set<String> = []
    for order in UnspecifiedBehavior.CoordinatorCompletions.allCases {
      for handlerFirst in [true, false] {
        let stage = Stage(
          behavior: .with {
            $0.coordinatorCompletions = order
            $0.alertHandlerRunsBeforeDisappearance = handlerFirst
          })
        let alert = RecordingAlert(title: nil, message: nil, preferredStyle: .alert)
        alert.log = stage.log
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in stage.log.add("handler") })
        stage.present(alert)
        stage.headless.choose(alert.actions[0])
        stage.root.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
          stage.log.add("coordinator")
        }
        stage.headless.finishTransition()
        #expect(stage.log.entries.count == 3)
        orders.insert(stage.log.take())
      }
    }
    #expect(orders.count == 6)
  }

  @Test func `A handler and another module can dismiss while a chosen alert is dismissed`() {
    let dismiss = { [stage] in stage.root.dismiss(animated: true) }
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in dismiss() })
    stage.present(alert)
    stage.headless.choose(alert.actions[0])
    dismiss()
    #expect(warnings { stage.finish() } == [])
    #expect(stage.root.presentedViewController == nil)
  }

  @Test func `Only an enabled button of the alert on top can be tapped, and only without a transition`() {
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
    #expect(stage.log.take() == "handler(OK)")
  }

  @Test(arguments: [true, false])
  func `The escape gesture taps the cancel button`(hasCancel: Bool) {
    add("Discard", .destructive)
    if hasCancel { add("Keep", .cancel) }
    stage.present(alert)
    #expect(stage.headless.performEscape() == hasCancel)
    stage.finish()
    #expect(stage.log.take() == (hasCancel ? "handler(Keep)" : ""))
    #expect(stage.top === (hasCancel ? stage.root : alert))
  }

  @Test func `The user can type into the fields of an alert`() {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    #expect(alert.textFields == nil)
    alert.addTextField { $0.placeholder = "Your name" }
    stage.present(alert)
    #expect(alert.textFields?.first.map { stage.headless.type("Ada", into: $0) } == true)
    #expect(alert.textFields?.map(\.text) == ["Ada"] && alert.textFields?.first?.placeholder == "Your name")
  }

  @Test(arguments: [UIUserInterfaceIdiom.phone, .pad])
  func `An action sheet on an iPad needs an anchor`(idiom: UIUserInterfaceIdiom) {
    stage.headless.userInterfaceIdiom = idiom
    #expect(stage.root.traitCollection.userInterfaceIdiom == idiom)
    func present(
      _ style: UIAlertController.Style, _ change: (UIPopoverPresentationController?) -> Void = { _ in }
    ) -> [String] {
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: style)
      change(alert.popoverPresentationController)
      let found = warnings { stage.present(alert) }
      #expect(alert.presentationController?.presentingViewController === stage.root)
      stage.dismiss()
      return found
    }
    #expect(present(.alert) == [] && present(.actionSheet) { $0?.sourceView = stage.root.view } == [])
    #expect(present(.actionSheet) { $0?.barButtonItem = UIBarButtonItem() } == [])
    let found = present(.actionSheet)
    #expect(found.count == (idiom == .pad ? 1 : 0))
    #expect(found.allSatisfy { $0.contains("UIAlertControllerStyleActionSheet from <Screen>") })
  }

  @Test func `The escape gesture reaches the top controller and its containers, without a transition`() {
    final class View: UIView {
      var handlesEscape = false
      override func accessibilityPerformEscape() -> Bool { handlesEscape }
    }
    final class Page: UIViewController {
      var handlesEscape = false
      var escapes = 0
      override func accessibilityPerformEscape() -> Bool {
        escapes += 1
        return handlesEscape
      }
    }
    final class Container: UINavigationController {
      var handlesEscape = false
      override func accessibilityPerformEscape() -> Bool { handlesEscape }
    }
    let lower = Page()
    lower.handlesEscape = true
    let upper = Page()
    let view = View()
    upper.view = view
    let container = Container(rootViewController: lower)
    let presenter = Container(rootViewController: UIViewController())
    presenter.handlesEscape = true
    stage.window.rootViewController = presenter
    stage.finish()
    stage.present(container, on: presenter)
    container.pushViewController(upper, animated: true)
    #expect(!stage.headless.performEscape())
    stage.finish()
    #expect(!stage.headless.performEscape() && upper.escapes == 1)
    container.handlesEscape = true
    #expect(stage.headless.performEscape() && upper.escapes == 2)
    view.handlesEscape = true
    #expect(stage.headless.performEscape() && upper.escapes == 2)
    view.handlesEscape = false
    container.handlesEscape = false
    upper.handlesEscape = true
    #expect(stage.headless.performEscape() && lower.escapes == 0)
  }
}

private final class RecordingAlert: UIAlertController {
  var log: Log?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log?.add("disappeared")
  }
}
