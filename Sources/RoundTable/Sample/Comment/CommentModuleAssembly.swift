import QuartetShared
import RoundTable

typealias CommentModulePipeline = RTEModulePipeline<CommentModuleTypes>
typealias CommentModule = RTEModule<CommentModuleView, CommentModuleJoint>

/// Names the messages of Comment's components, so that each of them has one generic argument.
enum CommentModuleTypes: RTEModuleTypes {
  typealias Update = CommentModulePresenterUpdate
  typealias Intent = CommentModuleViewIntent
  typealias Input = CommentModuleJointInput
  typealias Output = CommentModuleJointOutput
  typealias State = CommentModuleState
  typealias Dependencies = Trunk
}

/// Makes Comment. Only Review's Joint calls it, and attaches to the module's Joint.
///
/// - Parameters:
///   - trunk: The services; the Core gets its own.
///   - account: Whose draft it is.
func CommentModuleAssembly(trunk: Trunk, account: String) -> CommentModule {
  return RTEModuleAssembly(
    pipeline: CommentModulePipeline(),
    state: CommentModuleState(account: account),
    coreBuilder: { pipeline, state in
      CommentModuleCore(
        pipeline: pipeline,
        state: state,
        commentStore: trunk.commentStore
      )
    },
    presenterBuilder: { pipeline, state in
      CommentModulePresenter(
        pipeline: pipeline,
        state: state
      )
    },
    viewBuilder: { pipeline in
      CommentModuleView(
        pipeline: pipeline
      )
    },
    jointBuilder: { pipeline, state, view in
      CommentModuleJoint(
        pipeline: pipeline,
        state: state,
        view: view,
        trunk: trunk
      )
    })
}
