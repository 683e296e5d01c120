import QuartetShared
import RoundTable

/// The kind of login: an email address or a phone number.
typealias LoginModuleKind = LoginKind
typealias LoginModulePipeline = RTEModulePipeline<LoginModuleTypes>
typealias LoginModule = RTEModule<LoginModuleView, LoginModuleJoint>

/// Names the messages of Login's components, so that each of them has one generic argument.
enum LoginModuleTypes: RTEModuleTypes {
  typealias Event = LoginModuleCoreEvent
  typealias Update = LoginModulePresenterUpdate
  typealias Intent = LoginModuleViewIntent
  typealias Input = LoginModuleJointInput
  typealias Output = LoginModuleJointOutput
  typealias State = LoginModuleState
  typealias Dependencies = Trunk
}

/// Makes Login. Only Review's Joint calls it, and attaches to the module's Joint.
///
/// - Parameters:
///   - trunk: The services; the Core gets its own, the Joint passes the trunk on.
///   - kind: What the user signs in with.
///   - login: What to begin with, without a password; nil for the remembered credentials.
func LoginModuleAssembly(trunk: Trunk, kind: LoginModuleKind, login: String? = nil) -> LoginModule {
  return RTEModuleAssembly(
    pipeline: LoginModulePipeline(),
    state: LoginModuleState(kind: kind, login: login),
    coreBuilder: { pipeline, state in
      LoginModuleCore(
        pipeline: pipeline,
        state: state,
        authManager: trunk.authManager
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
