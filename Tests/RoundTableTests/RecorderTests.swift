import QuartetShared
import QuartetSharedTesting
import QuartetTesting
import RoundTable
import RoundTableTesting
import Testing

@testable import QuartetRoundTableSample

/// Components of the sample, each without its module.
struct `A component alone` {
  let state = LoginModuleState(kind: .email, login: "ada")
  let recorder: RTEModuleRecorder<LoginModuleTypes>
  let trunk = Trunk(
    authManager: AuthManager(gateway: FakeGateway(replyingWith: .wrong)), commentStore: CommentStore())

  init() {
    recorder = RTEModuleRecorder(state: state)
  }

  @Test func `A Core sends events`() async {
    let core = LoginModuleCore(
      pipeline: recorder.pipeline, state: state, authManager: trunk.authManager)
    core.run()
    core.handleView(intent: .passwordChange("guess"))
    core.handleView(intent: .loginButtonTap)
    await trunk.authManager.idle()
    #expect(recorder.events == [.started, .failure(.wrongPair)])
  }

  @Test func `A Presenter sends updates`() {
    let presenter = LoginModulePresenter(pipeline: recorder.pipeline, state: state)
    state.failure = .wrongPair
    presenter.handleCore(event: .failure(.wrongPair))
    #expect(
      recorder.updates == [
        .failure(reason: "Check your credentials"), .notice(text: nil),
        .toggleWaitingIndicator(visible: false), .toggleLoginButton(enabled: false),
      ])
  }

  @Test func `A Joint handles Cancel, and sends inputs and outputs`() {
    let view = UIViewController()
    let joint = LoginModuleJoint(pipeline: recorder.pipeline, state: state, view: view, trunk: trunk)
    recorder.attach(to: joint)
    joint.take(input: .link(login: nil))
    joint.handleCore(event: .success)
    joint.handleView(intent: .cancelButtonTap)
    #expect(recorder.inputs.count == 1 && recorder.outputs == [.dismiss, .dismiss])
  }

  @Test func `A recorder is freed although its component is still there`() {
    weak var recorder: RTEModuleRecorder<LoginModuleTypes>?
    let joint: LoginModuleJoint
    do {
      let owned = RTEModuleRecorder<LoginModuleTypes>(state: state)
      recorder = owned
      joint = LoginModuleJoint(pipeline: owned.pipeline, state: state, view: nil, trunk: trunk)
      owned.attach(to: joint)
    }
    #expect(recorder == nil && joint.pipeline == nil)
  }

  @Test func `A View sends intents`() {
    let view = LoginModulePrimaryView(pipeline: recorder.pipeline)
    let navigation = UINavigationController(rootViewController: view)
    #expect(view.accessibilityPerformEscape() && recorder.intents == [.cancelButtonTap])
    withExtendedLifetime(navigation) {}
  }
}
