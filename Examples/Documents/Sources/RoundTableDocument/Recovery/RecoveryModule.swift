import RoundTable

// The document only names this module.

enum RecoveryModuleTypes: RTEModuleTypes {
  typealias Update = RecoveryModulePresenterUpdate
  typealias Output = RecoveryModuleJointOutput
  typealias State = RecoveryModuleState
  typealias Dependencies = Trunk
}

typealias RecoveryModulePipeline = RTEModulePipeline<RecoveryModuleTypes>
typealias RecoveryModule = RTEModule<RecoveryModuleView, RTEModuleJoint<RecoveryModuleTypes>>

enum RecoveryModulePresenterUpdate {
  case prefill(login: String)
}

enum RecoveryModuleJointOutput {
  case dismiss
}

final class RecoveryModuleState {
  let login: String

  init(login: String) {
    self.login = login
  }
}

final class RecoveryModulePresenter: RTEModulePresenter<RecoveryModuleTypes> {
  override func update(firstAppear: Bool) {
    self.pipeline?.notify(update: .prefill(login: self.state.login))
  }
}

final class RecoveryModuleView: RTEModuleViewStandalone<RecoveryModuleTypes> {
  let loginLabel = UILabel()

  override func handlePresenter(update: RecoveryModulePresenterUpdate) {
    switch update {
    case .prefill(let login):
      self.loginLabel.text = login
    }
  }
}

func RecoveryModuleAssembly(trunk: Trunk, login: String) -> RecoveryModule {
  return RTEModuleAssembly(
    pipeline: RecoveryModulePipeline(),
    state: RecoveryModuleState(login: login),
    coreBuilder: { pipeline, state in RTEModuleCore(pipeline: pipeline, state: state) },
    presenterBuilder: { pipeline, state in RecoveryModulePresenter(pipeline: pipeline, state: state) },
    viewBuilder: { pipeline in RecoveryModuleView(pipeline: pipeline) },
    jointBuilder: { pipeline, state, view in
      RTEModuleJoint(pipeline: pipeline, state: state, view: view, trunk: trunk)
    })
}
