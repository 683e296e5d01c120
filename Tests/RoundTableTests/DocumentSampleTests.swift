import Foundation
import RoundTable
import Screens
import Testing

/// Code written from the document, on the kit of this package.
@Suite struct `The document's login module` {
  let authManager = SampleAuthManager()
  var trunk: SampleTrunk { SampleTrunk(authManager: authManager) }

  @Test(arguments: SampleOrder.allCases)
  func `A reply that comes later stops the indicator`(order: SampleOrder) {
    let module = SampleModuleAssembly(trunk: trunk, kind: .email, order: order)
    module.view.pipeline.notify(intent: .loginButtonTap)
    #expect(module.view.waitingIndicator.isAnimating)
    authManager.answer(.wrong)
    #expect(!module.view.waitingIndicator.isAnimating)
    #expect(module.view.failureLabel.text == "Check your credentials")
  }

  @Test func `T3 Telling the start after asking, as the sample does, can leave the indicator on`() {
    authManager.answersAtOnce = true
    let module = SampleModuleAssembly(trunk: trunk, kind: .email, order: .asInTheDocument)
    module.view.pipeline.notify(intent: .loginButtonTap)
    #expect(module.view.waitingIndicator.isAnimating)
    #expect(module.view.failureLabel.text == nil)
  }

  @Test func `T3 Telling the start before asking, as the feature does, is right in both cases`() {
    authManager.answersAtOnce = true
    let module = SampleModuleAssembly(trunk: trunk, kind: .email, order: .asInTheFeature)
    module.view.pipeline.notify(intent: .loginButtonTap)
    #expect(!module.view.waitingIndicator.isAnimating)
    #expect(module.view.failureLabel.text == "Please try again later")
  }

  @Test func `A module is shown from a window`() {
    let module = SampleModuleAssembly(trunk: trunk, kind: .email, order: .asInTheFeature)
    let window = UIWindow()
    window.rootViewController = module.view
    window.makeKeyAndVisible()
    #expect(module.view.loginTextField.text == "ada")
    #expect(module.view.view.window === window)
  }

  @Test func `A module is shown from a controller of another pattern, and heard through its Joint`() {
    let host = UIViewController()
    let window = UIWindow()
    window.rootViewController = host
    window.makeKeyAndVisible()

    let module = SampleModuleAssembly(trunk: trunk, kind: .phone, order: .asInTheFeature)
    module.joint.attach { [weak host] _ in host?.dismiss(animated: true) }
    host.present(module.view, animated: true)
    window.headless.finishTransitions()
    #expect(host.presentedViewController === module.view)

    module.view.pipeline.notify(intent: .cancelButtonTap)
    window.headless.finishTransitions()
    #expect(host.presentedViewController == nil)
  }
}
