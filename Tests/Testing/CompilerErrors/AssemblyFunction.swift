// swiftc -emit-sil
import RoundTable

enum PollTypes: RTEModuleTypes {
  final class State {}
}

final class PollPresenter: RTEModulePresenter<PollTypes> {}

final class PollView: RTEModuleViewStandalone<PollTypes> {}

final class PollJoint: RTEModuleJoint<PollTypes> {}

#if MENDED
  @MainActor
#endif
func PollModuleAssembly() -> RTEModule<PollView, PollJoint> {
  RTEModuleAssembly(
    pipeline: RTEModulePipeline<PollTypes>(),
    state: PollTypes.State(),
    coreBuilder: { pipeline, state in RTEModuleCore(pipeline: pipeline, state: state) },
    presenterBuilder: { pipeline, state in PollPresenter(pipeline: pipeline, state: state) },
    viewBuilder: { pipeline in PollView(pipeline: pipeline) },
    jointBuilder: { pipeline, state, view in
      PollJoint(pipeline: pipeline, state: state, view: view, trunk: ())
    })
}
