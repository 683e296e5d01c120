import RoundTable

// The document only names this module.

enum RecoveryModuleTypes: RTEModuleTypes {
  typealias Output = RecoveryModuleJointOutput
  typealias State = RecoveryModuleState
  typealias Dependencies = Trunk
}

typealias RecoveryModuleView = RTEModuleViewStandalone<RecoveryModuleTypes>
typealias RecoveryModuleJoint = RTEModuleJoint<RecoveryModuleTypes>
typealias RecoveryModule = RTEModule<RecoveryModuleView, RecoveryModuleJoint>

enum RecoveryModuleJointOutput {
  case dismiss
}

final class RecoveryModuleState {
  let login: String

  init(login: String) {
    self.login = login
  }
}

func RecoveryModuleAssembly(trunk: Trunk, login: String) -> RecoveryModule {
  return RTEModuleAssembly(
    pipeline: RTEModulePipeline<RecoveryModuleTypes>(),
    state: RecoveryModuleState(login: login),
    coreBuilder: { pipeline, state in RTEModuleCore(pipeline: pipeline, state: state) },
    presenterBuilder: { pipeline, state in RTEModulePresenter(pipeline: pipeline, state: state) },
    viewBuilder: { pipeline in RecoveryModuleView(pipeline: pipeline) },
    jointBuilder: { pipeline, state, view in
      RecoveryModuleJoint(pipeline: pipeline, state: state, view: view, trunk: trunk)
    })
}
