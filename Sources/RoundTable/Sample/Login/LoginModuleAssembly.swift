import RoundTable
import Shared

typealias LoginModuleKind = LoginKind
typealias LoginModulePipeline = RTEModulePipeline<LoginModuleTypes>
typealias LoginModule = RTEModule<LoginModuleView, LoginModuleJoint>

enum LoginModuleTypes: RTEModuleTypes {
  typealias CoreEvent = LoginModuleCoreEvent
  typealias PresenterUpdate = LoginModulePresenterUpdate
  typealias ViewIntent = LoginModuleViewIntent
  typealias JointInput = LoginModuleJointInput
  typealias JointOutput = LoginModuleJointOutput
  typealias State = LoginModuleState
  typealias Trunk = Shared.Trunk
}

func LoginModuleAssembly(trunk: Trunk, kind: LoginModuleKind, login: String? = nil) -> LoginModule {
  return RTEModuleAssembly(
    pipeline: LoginModulePipeline(),
    state: LoginModuleState(),
    coreBuilder: { pipeline, state in
      LoginModuleCore(
        pipeline: pipeline,
        state: state,
        authManager: trunk.authManager,
        login: login
      )
    },
    presenterBuilder: { pipeline, state in
      LoginModulePresenter(
        pipeline: pipeline,
        state: state
      )
    },
    viewBuilder: { pipeline in
      LoginModuleView(
        pipeline: pipeline,
        kind: kind
      )
    },
    jointBuilder: { pipeline, state, view in
      LoginModuleJoint(
        pipeline: pipeline,
        state: state,
        view: view,
        trunk: trunk
      )
    })
}
