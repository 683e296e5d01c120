public import RoundTable

/// Review's View, to present, and its Joint, to communicate with.
public typealias ReviewModule = RTEModule<ReviewModuleView, ReviewModuleJoint>

/// Names what Review's components send and share. The Presenter writes to the binding: there is no update.
public enum ReviewModuleTypes: RTBModuleTypes {
  /// The Core's messages.
  public typealias Event = ReviewModuleCoreEvent
  /// The View's messages.
  public typealias Intent = ReviewModuleViewIntent
  /// The messages that the Joint takes.
  public typealias Input = ReviewModuleJointInput
  /// The messages that the Joint sends.
  public typealias Output = ReviewModuleJointOutput
  /// The data that the components share.
  public typealias State = ReviewModuleState
  /// The values that the Presenter writes and the View observes.
  public typealias ViewBinding = ReviewModuleBinding
  /// What the assembly function gets the services from.
  public typealias Dependencies = Trunk
}

/// Makes Review, and links its components.
@MainActor
public func ReviewModuleAssembly(trunk: Trunk) -> ReviewModule {
  let module: RTBModule<ReviewModuleTypes, ReviewModuleJoint> = RTBModuleAssembly(
    pipeline: RTBModulePipeline<ReviewModuleTypes>(),
    state: ReviewModuleState(),
    binding: ReviewModuleBinding(),
    coreBuilder: { pipeline, state in
      ReviewModuleCore(pipeline: pipeline, state: state, mostStars: trunk.mostStars)
    },
    presenterBuilder: { pipeline, state, binding in
      ReviewModulePresenter(pipeline: pipeline, state: state, binding: binding)
    },
    jointBuilder: { pipeline, state, _ in
      ReviewModuleJoint(pipeline: pipeline, state: state, view: nil, trunk: trunk)
    })
  return module.host(in: ReviewModuleView(module: module))
}
