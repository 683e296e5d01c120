import QuartetShared
import RoundTable

typealias RecoveryModulePipeline = RTEModulePipeline<RecoveryModuleTypes>
typealias RecoveryModule = RTEModule<RecoveryModuleView, RecoveryModuleJoint>

/// Names the messages of Recovery's components, so that each of them has one generic argument.
enum RecoveryModuleTypes: RTEModuleTypes {
  typealias Update = RecoveryModulePresenterUpdate
  typealias Intent = RecoveryModuleViewIntent
  typealias Output = RecoveryModuleJointOutput
  typealias State = RecoveryModuleState
  typealias Dependencies = Trunk
}

/// Makes Recovery. Only Login's Joint calls it, and attaches to the module's Joint.
///
/// - Parameters:
///   - trunk: The services; Recovery needs none of them.
///   - login: What to begin with.
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
