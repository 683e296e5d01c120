import QuartetTesting
import RoundTable
import Testing

@testable import RoundTableDocument

/// The document's own code, in its own names.
@Suite struct `The document's modules` {
  let trunk = Trunk()
  let host = ScreenHost()

  private func show(_ view: UIViewController) {
    host.show(view)
    host.finishTransitions()
  }

  @Test func `Login presents Recovery from its Joint`() {
    let view = LoginModuleAssembly(trunk: trunk, kind: .phone).view
    show(view)
    view.pipeline.notify(intent: .recoveryButtonTap)
    host.finishTransitions()
    #expect(view.presentedViewController is RecoveryModuleView)
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
    module.joint.handleCore(event: .success)
    module.view.pipeline.notify(intent: .cancelButtonTap)
    #expect(outputs == [.dismiss, .dismiss])
  }
}
