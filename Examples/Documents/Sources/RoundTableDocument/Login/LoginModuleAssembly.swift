import RoundTable

// Round Table, part 6. Login's Core, Presenter and View are in the sample: here it has the kit's own, which do nothing.

enum LoginModuleTypes: RTEModuleTypes {
  typealias CoreEvent = LoginModuleCoreEvent
  typealias ViewIntent = LoginModuleViewIntent
  typealias JointOutput = LoginModuleJointOutput
  typealias State = LoginModuleState
  typealias Dependencies = Trunk
}

typealias LoginModulePipeline = RTEModulePipeline<LoginModuleTypes>
typealias LoginModule = RTEModule<LoginModuleView, LoginModuleJoint>
typealias LoginModuleView = RTEModuleViewStandalone<LoginModuleTypes>

enum LoginModuleKind {
  case email
  case phone
}

enum LoginModuleCoreEvent {
  case started
  case success
  case failure
}

enum LoginModuleViewIntent {
  case cancelButtonTap
  case recoveryButtonTap
}

final class LoginModuleState {
  let kind: LoginModuleKind
  var inputLogin = String()

  init(kind: LoginModuleKind) {
    self.kind = kind
  }
}

func LoginModuleAssembly(trunk: Trunk, kind: LoginModuleKind) -> LoginModule {  // <--
  return RTEModuleAssembly(
    pipeline: LoginModulePipeline(),
    state: LoginModuleState(kind: kind),  // <--
    coreBuilder: { pipeline, state in RTEModuleCore(pipeline: pipeline, state: state) },
    presenterBuilder: { pipeline, state in RTEModulePresenter(pipeline: pipeline, state: state) },
    viewBuilder: { pipeline in LoginModuleView(pipeline: pipeline) },
    jointBuilder: { pipeline, state, view in
      LoginModuleJoint(pipeline: pipeline, state: state, view: view, trunk: trunk)
    })
}
