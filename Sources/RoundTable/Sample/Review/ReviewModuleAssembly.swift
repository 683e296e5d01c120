import QuartetShared
import RoundTable

typealias ReviewModulePipeline = RTEModulePipeline<ReviewModuleTypes>
typealias ReviewModule = RTEModule<ReviewModuleView, ReviewModuleJoint>

/// Names the messages of Review's components, so that each of them has one generic argument.
enum ReviewModuleTypes: RTEModuleTypes {
  typealias Event = ReviewModuleCoreEvent
  typealias Update = ReviewModulePresenterUpdate
  typealias Intent = ReviewModuleViewIntent
  typealias Input = ReviewModuleJointInput
  typealias State = ReviewModuleState
  typealias Dependencies = Trunk
}

/// Makes Review, the root module. Only the file that starts the feature calls it.
///
/// - Parameters:
///   - trunk: The services; the Core gets its own, the Joint passes the trunk on.
///   - kind: What Login signs in with; the state keeps it for the Joint, which makes Login.
func ReviewModuleAssembly(trunk: Trunk, kind: LoginModuleKind) -> ReviewModule {
  return RTEModuleAssembly(
    pipeline: ReviewModulePipeline(),
    state: ReviewModuleState(kind: kind),
    coreBuilder: { pipeline, state in
      ReviewModuleCore(
        pipeline: pipeline,
        state: state,
        authManager: trunk.authManager,
        commentStore: trunk.commentStore
      )
    },
    presenterBuilder: { pipeline, state in
      ReviewModulePresenter(
        pipeline: pipeline,
        state: state
      )
    },
    viewBuilder: { pipeline in
      ReviewModuleView(
        pipeline: pipeline
      )
    },
    jointBuilder: { pipeline, state, view in
      ReviewModuleJoint(
        pipeline: pipeline,
        state: state,
        view: view,
        trunk: trunk
      )
    })
}
