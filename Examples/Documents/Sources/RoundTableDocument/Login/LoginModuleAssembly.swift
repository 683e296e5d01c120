import RoundTable

enum LoginModuleTypes: RTEModuleTypes {
  typealias CoreEvent = LoginModuleCoreEvent
  typealias PresenterUpdate = LoginModulePresenterUpdate
  typealias ViewIntent = LoginModuleViewIntent
  typealias JointInput = LoginModuleJointInput
  typealias JointOutput = LoginModuleJointOutput
  typealias State = LoginModuleState
  typealias Dependencies = Trunk
}

typealias LoginModulePipeline = RTEModulePipeline<LoginModuleTypes>
typealias LoginModule = RTEModule<LoginModuleView, LoginModuleJoint>

enum LoginModuleKind {
  case email
  case phone
}

func LoginModuleAssembly(trunk: Trunk, kind: LoginModuleKind) -> LoginModule {  // <--
  return RTEModuleAssembly(
    pipeline: LoginModulePipeline(),
    state: LoginModuleState(kind: kind),  // <--
    coreBuilder: { pipeline, state in
      LoginModuleCore(
        pipeline: pipeline,
        state: state,
        authManager: trunk.authManager  // <--
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
        pipeline: pipeline
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
