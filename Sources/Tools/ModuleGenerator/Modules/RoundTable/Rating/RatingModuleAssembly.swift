public import RoundTable

/// Rating's View, to present, and its Joint, to communicate with.
public typealias RatingModule = RTEModule<RatingModuleView, RatingModuleJoint>

/// Names what Rating's components send and share.
public enum RatingModuleTypes: RTEModuleTypes {
  /// What the Core sends.
  public typealias Event = RatingModuleCoreEvent
  /// What the Presenter sends.
  public typealias Update = RatingModulePresenterUpdate
  /// What the View sends.
  public typealias Intent = RatingModuleViewIntent
  /// What the Joint takes.
  public typealias Input = RatingModuleJointInput
  /// What the Joint sends.
  public typealias Output = RatingModuleJointOutput
  /// What the components share.
  public typealias State = RatingModuleState
  /// What the assembly function gets the services from.
  public typealias Dependencies = Trunk
}

/// Makes Rating, and links its components.
@MainActor
public func RatingModuleAssembly(trunk: Trunk) -> RatingModule {
  RTEModuleAssembly(
    pipeline: RTEModulePipeline<RatingModuleTypes>(),
    state: RatingModuleState(),
    coreBuilder: { pipeline, state in
      RatingModuleCore(pipeline: pipeline, state: state, mostStars: trunk.mostStars)
    },
    presenterBuilder: { pipeline, state in
      RatingModulePresenter(pipeline: pipeline, state: state)
    },
    viewBuilder: { pipeline in
      RatingModuleView(pipeline: pipeline)
    },
    jointBuilder: { pipeline, state, view in
      RatingModuleJoint(pipeline: pipeline, state: state, view: view, trunk: trunk)
    })
}
