import QuartetShared
import QuartetSharedTesting
import RoundTable
import Testing

@testable import QuartetRoundTableSample

/// Docs/Comparison.md: the same unit test in every pattern.
struct `The same unit test` {
  @Test func `A wrong pair shows “Check your credentials”`() async {
    let trunk = Trunk(
      authManager: AuthManager(gateway: FakeGateway(replyingWith: .wrong)), commentStore: CommentStore())
    let view = module(trunk: trunk).view

    view.pipeline.notify(intent: .loginChange("ada"))
    view.pipeline.notify(intent: .passwordChange("guess"))
    view.pipeline.notify(intent: .loginButtonTap)
    await trunk.authManager.idle()

    #expect(view.failure == "Check your credentials")
  }

  private func module(trunk: Trunk) -> RTEModule<LoginSpy, RTEModuleJoint<LoginModuleTypes>> {
    RTEModuleAssembly(
      pipeline: LoginModulePipeline(),
      state: LoginModuleState(kind: .email),
      coreBuilder: { pipeline, state in
        LoginModuleCore(pipeline: pipeline, state: state, authManager: trunk.authManager)
      },
      presenterBuilder: { pipeline, state in LoginModulePresenter(pipeline: pipeline, state: state) },
      viewBuilder: { pipeline in LoginSpy(pipeline: pipeline) },
      jointBuilder: { pipeline, state, view in
        RTEModuleJoint(pipeline: pipeline, state: state, view: view, trunk: trunk)
      })
  }
}

private final class LoginSpy: RTEModuleViewStandalone<LoginModuleTypes> {
  private(set) var failure: String?

  override func handlePresenter(update: LoginModulePresenterUpdate) {
    if case .failure(let reason) = update { failure = reason }
  }
}
