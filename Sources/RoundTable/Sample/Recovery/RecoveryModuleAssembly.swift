import RoundTable
import Shared

typealias RecoveryModulePipeline = RTEModulePipeline<RecoveryModuleTypes>
typealias RecoveryModule = RTEModule<RecoveryModuleView, RecoveryModuleJoint>

enum RecoveryModuleTypes: RTEModuleTypes {
  typealias CoreEvent = RecoveryModuleCoreEvent
  typealias PresenterUpdate = RecoveryModulePresenterUpdate
  typealias ViewIntent = RecoveryModuleViewIntent
  typealias JointInput = RecoveryModuleJointInput
  typealias JointOutput = RecoveryModuleJointOutput
  typealias State = RecoveryModuleState
  typealias Trunk = Shared.Trunk
}

func RecoveryModuleAssembly(trunk: Trunk, login: String) -> RecoveryModule {
  return RTEModuleAssembly(
    pipeline: RecoveryModulePipeline(),
    state: RecoveryModuleState(login: login),
    coreBuilder: { pipeline, state in
      RecoveryModuleCore(
        pipeline: pipeline,
        state: state
      )
    },
    presenterBuilder: { pipeline, state in
      RecoveryModulePresenter(
        pipeline: pipeline,
        state: state
      )
    },
    viewBuilder: { pipeline in
      RecoveryModuleView(
        pipeline: pipeline
      )
    },
    jointBuilder: { pipeline, state, view in
      RecoveryModuleJoint(
        pipeline: pipeline,
        state: state,
        view: view,
        trunk: trunk
      )
    })
}
