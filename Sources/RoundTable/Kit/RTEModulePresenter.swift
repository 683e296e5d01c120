/// Controls what a module's View shows (Round Table, part 2).
///
/// Subclass it and turn state and messages into updates; every handler is empty here. Owned by the pipeline,
/// to which it refers weakly; shares the ownership of the state (part 5).
@MainActor @preconcurrency
open class RTEModulePresenter<Types: RTEModuleTypes> {
  /// Where the Presenter tells its updates.
  public private(set) weak var pipeline: RTEModulePipeline<Types>?
  /// What the module remembers.
  public let state: Types.State

  /// Makes a Presenter; called from the module's assembly function.
  public init(pipeline: RTEModulePipeline<Types>, state: Types.State) {
    self.pipeline = pipeline
    self.state = state
  }

  nonisolated deinit {}

  /// Represents the whole screen.
  ///
  /// - Parameter firstAppear: True when the assembly calls it, once, after the Core has run; a module may call it
  ///   again with the value that suits it.
  open func update(firstAppear: Bool) {}

  /// Called after the Core when the View tells an intent.
  open func handleView(intent: Types.ViewIntent) {}

  /// Called first when the Core tells an event.
  open func handleCore(event: Types.CoreEvent) {}

  /// Called after the Core when the Joint tells an input.
  open func handleJoint(input: Types.JointInput) {}
}
