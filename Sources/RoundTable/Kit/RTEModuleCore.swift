/// Controls the business logic of a module (Round Table, part 2).
///
/// Subclass it, hand it the services it needs, and override the handlers that the module needs; all are empty
/// here. Owned by the pipeline, to which it refers weakly; shares the ownership of the state (part 5).
@MainActor @preconcurrency
open class RTEModuleCore<Types: RTEModuleTypes> {
  /// Notifies the other components of the Core's events.
  public private(set) weak var pipeline: RTEModulePipeline<Types>?
  /// What the module remembers.
  public let state: Types.State

  /// Makes a Core; called from the module's assembly function.
  public init(pipeline: RTEModulePipeline<Types>, state: Types.State) {
    self.pipeline = pipeline
    self.state = state
  }

  nonisolated deinit {}

  /// Called once, when the components are linked and before the first update: the place to observe and to load.
  open func run() {}

  /// Called first of all components when the View notifies of an intent.
  open func handleView(intent: Types.ViewIntent) {}

  /// Called before the Presenter when the Joint notifies of an input.
  open func handleJoint(input: Types.JointInput) {}
}
