import RoundTable
import Testing

/// The document's own code, on the kit of this package.
@Suite struct `The document's login module` {
  let authManager = SampleAuthManager()

  private func module(_ order: SampleOrder) -> RTEModule<SampleView, SampleJoint> {
    SampleModuleAssembly(trunk: SampleTrunk(authManager: authManager), kind: .email, order: order)
  }

  @Test(arguments: SampleOrder.allCases)
  func `An asynchronous reply stops the indicator`(order: SampleOrder) {
    let view = module(order).view
    view.pipeline.notify(intent: .loginButtonTap)
    #expect(view.waitingIndicator.isAnimating)
    authManager.reply(.wrong)
    #expect(!view.waitingIndicator.isAnimating)
    #expect(view.failureLabel.text == "Check your credentials")
  }

  @Test(arguments: SampleOrder.allCases)
  func `A synchronous reply stops the indicator only if the start is notified first`(order: SampleOrder) {
    authManager.repliesSynchronously = true
    let view = module(order).view
    view.pipeline.notify(intent: .loginButtonTap)
    #expect(view.waitingIndicator.isAnimating == (order == .signInFirst))
    #expect(view.failureLabel.text == (order == .signInFirst ? nil : "Please try again later"))
  }

  @Test func `A view controller without a pattern presents the module and receives its output`() {
    let host = UIViewController()
    let window = UIWindow()
    window.rootViewController = host
    window.makeKeyAndVisible()

    let module = module(.startedFirst)
    module.joint.attach { [weak host] _ in host?.dismiss(animated: true) }
    host.present(module.view, animated: true)
    window.headless.finishTransitions()
    #expect(module.view.loginTextField.text == "ada")

    module.view.pipeline.notify(intent: .cancelButtonTap)
    window.headless.finishTransitions()
    #expect(host.presentedViewController == nil)
  }
}
