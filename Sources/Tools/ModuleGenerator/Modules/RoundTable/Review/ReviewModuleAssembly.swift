public import RoundTable

/// Review's View, to present, and its Joint, to communicate with.
public typealias ReviewModule = RTEModule<ReviewModuleView, ReviewModuleJoint>

/// Names what Review's components send and share.
public enum ReviewModuleTypes: RTEModuleTypes {
  /// What the Core sends.
  public typealias Event = ReviewModuleCoreEvent
  /// What the Presenter sends.
  public typealias Update = ReviewModulePresenterUpdate
  /// What the View sends.
  public typealias Intent = ReviewModuleViewIntent
  /// What the Joint takes.
  public typealias Input = ReviewModuleJointInput
  /// What the Joint sends.
  public typealias Output = ReviewModuleJointOutput
  /// What the components share.
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
