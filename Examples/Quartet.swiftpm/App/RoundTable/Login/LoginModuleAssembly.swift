import QuartetShared
import RoundTable

/// The kind of login: an email address or a phone number.
typealias LoginModuleKind = LoginKind
typealias LoginModulePipeline = RTBModulePipeline<LoginModuleTypes>
typealias LoginModule = RTBModule<LoginModuleTypes, LoginModuleJoint>

/// Names what Login's components send. The Presenter writes to the binding, so there is no update.
enum LoginModuleTypes: RTBModuleTypes {
  typealias Event = LoginModuleCoreEvent
  typealias Intent = LoginModuleViewIntent
  typealias Input = LoginModuleJointInput
  typealias Output = LoginModuleJointOutput
  typealias State = LoginModuleState
  typealias Dependencies = Trunk
  typealias ViewBinding = LoginModuleBinding
}

/// Makes Login, in the sheet that Review's Joint presents. The Joint attaches to the module's Joint.
///
/// - Parameters:
///   - trunk: The services; the Core gets its own, the Joint passes the trunk on.
///   - kind: What the user signs in with.
///   - login: What to begin with, without a password; nil for the remembered credentials.
func LoginModuleAssembly(
  trunk: Trunk, kind: LoginModuleKind, login: String? = nil
) -> RTEModule<LoginModuleView, LoginModuleJoint> {
  let module: LoginModule = RTBModuleAssembly(
    pipeline: LoginModulePipeline(),
    state: LoginModuleState(kind: kind, login: login),
    binding: LoginModuleBinding(),
    coreBuilder: { pipeline, state in
      LoginModuleCore(
        pipeline: pipeline,
        state: state,
        authManager: trunk.authManager
      )
    },
    presenterBuilder: { pipeline, state, binding in
      LoginModulePresenter(
        pipeline: pipeline,
        state: state,
        binding: binding
      )
    },
    jointBuilder: { pipeline, state, _ in
      LoginModuleJoint(
        pipeline: pipeline,
        state: state,
        view: nil,
        trunk: trunk
      )
    })
  return module.host(in: LoginModuleView(module: module))
}
