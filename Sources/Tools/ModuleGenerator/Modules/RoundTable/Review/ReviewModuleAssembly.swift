public import RoundTable

/// Review's View, to present, and its Joint, to communicate with.
public typealias ReviewModule = RTEModule<ReviewModuleView, ReviewModuleJoint>

/// Names what Review's components send and share.
public enum ReviewModuleTypes: RTEModuleTypes {
  /// The Core's messages.
  public typealias Event = ReviewModuleCoreEvent
  /// The Presenter's messages.
  public typealias Update = ReviewModulePresenterUpdate
  /// The View's messages.
  public typealias Intent = ReviewModuleViewIntent
  /// The messages that the Joint takes.
  public typealias Input = ReviewModuleJointInput
  /// The messages that the Joint sends.
  public typealias Output = ReviewModuleJointOutput
  /// The data that the components share.
  public typealias State = ReviewModuleState
  /// What the assembly function gets the services from.
  public typealias Dependencies = Trunk
}

/// Makes Review, and links its components.
@MainActor
public func ReviewModuleAssembly(trunk: Trunk) -> ReviewModule {
  RTEModuleAssembly(
    pipeline: RTEModulePipeline<ReviewModuleTypes>(),
    state: ReviewModuleState(),
    coreBuilder: { pipeline, state in
      ReviewModuleCore(pipeline: pipeline, state: state, mostStars: trunk.mostStars)
    },
    presenterBuilder: { pipeline, state in
      ReviewModulePresenter(pipeline: pipeline, state: state)
    },
    viewBuilder: { pipeline in
      ReviewModuleView(pipeline: pipeline)
    },
    jointBuilder: { pipeline, state, view in
      ReviewModuleJoint(pipeline: pipeline, state: state, view: view, trunk: trunk)
    })
}
