import QuartetTesting
import RoundTable
import Testing

@testable import RoundTableDocument

/// The document's own code, in its own names.
@Suite struct `The document's modules` {
  let authManager = AuthManager()
  let trunk: Trunk
  let host = ScreenHost()

  init() {
    trunk = Trunk(authManager: authManager)
  }

  private func show(_ view: UIViewController) {
    host.show(view)
    host.finishTransitions()
  }

  @Test func `Login shows that the attempt waits, and why it failed`() {
    let view = LoginModuleAssembly(trunk: trunk, kind: .email).view
    show(view)
    #expect(view.loginTextField.text == "ada")
    view.loginButton.sendActions(for: .touchUpInside)
    #expect(view.waitingIndicator.isAnimating)
    authManager.reply(.wrong)
    #expect(!view.waitingIndicator.isAnimating)
    #expect(view.failureLabel.text == "Check your credentials")
  }

  // The document's Core calls the manager first and notifies `.started` after that.
  @Test func `After a synchronous reply, Login's indicator stays on`() {
    authManager.repliesSynchronously = true
    let view = LoginModuleAssembly(trunk: trunk, kind: .email).view
    show(view)
    view.loginButton.sendActions(for: .touchUpInside)
    #expect(view.waitingIndicator.isAnimating)
    #expect(view.failureLabel.text == nil)
  }

  @Test func `Login presents Recovery with the login that was typed`() throws {
    let view = LoginModuleAssembly(trunk: trunk, kind: .phone).view
    show(view)
    _ = view.textField(
      view.loginTextField, shouldChangeCharactersIn: NSRange(location: 3, length: 0), replacementString: "m")
    view.pipeline.notify(intent: .recoveryButtonTap)
    host.finishTransitions()
    let recovery = try #require(view.presentedViewController as? RecoveryModuleView)
    #expect(recovery.loginLabel.text == "adam")
  }

  @Test func `A comment goes from Comment through Review's Joint, Core and Presenter to its View`() throws {
    let review = ReviewModuleAssembly(trunk: trunk)
    show(review.view)
    review.view.didTapCommentButton()
    host.finishTransitions()
    let comment = try #require(review.view.presentedViewController as? CommentModuleView)
    comment.pipeline.notify(intent: .sendButtonTap(text: "Good"))
    host.finishTransitions()
    #expect(review.view.reviewLabel.text == "Good")
    #expect(review.view.presentedViewController == nil)
  }

  @Test func `Login opens from a window, from a Joint and from another pattern's view controller`() {
    let delegate = AppDelegate()
    #expect(delegate.application(trunk: trunk))
    #expect(delegate.window?.rootViewController is LoginModuleView)

    let review = ReviewModuleAssembly(trunk: trunk)
    show(review.view)
    review.joint.presentLoginForm()
    #expect(review.view.presentedViewController is LoginModuleView)

    let other = OtherViewController()
    show(other)
    other.presentLoginForm()
    #expect(other.presentedViewController is LoginModuleView)
  }

  @Test func `Login's output reaches its parent`() {
    let module = LoginModuleAssembly(trunk: trunk, kind: .email)
    var outputs: [LoginModuleJointOutput] = []
    module.joint.attach { outputs.append($0) }
    authManager.reply(.login)
    module.view.pipeline.notify(intent: .cancelButtonTap)
    #expect(outputs == [.dismiss, .dismiss])
  }
}
