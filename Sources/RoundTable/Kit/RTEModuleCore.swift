/// Controls the business logic of a module (Round Table, part 2).
///
/// Subclass it, pass it the services that it needs, and override the handlers that the module needs; all are empty
/// here. Owned by the pipeline; shares the ownership of the state (part 5).
@MainActor @preconcurrency
open class RTEModuleCore<Types: RTEModuleTypes> {
  /// Notifies the other components of the Core's events; nil when the module's View has gone.
  @inlinable public final var pipeline: RTEModuleCoreSeat<Types>? {
    seat.line.components == nil ? nil : seat
  }
  /// What the module remembers.
  public final let state: Types.State

  @usableFromInline final let seat: RTEModuleCoreSeat<Types>

  /// Makes a Core; called from the module's assembly function.
  public init(pipeline: RTEModulePipeline<Types>, state: Types.State) {
    seat = RTEModuleCoreSeat(line: pipeline.line)
    self.state = state
  }

  nonisolated deinit {}

  /// Called once, when the components are linked and before the first update: the place to observe and to load.
  open func run() {}

  /// Called once, when the View has gone: the place to stop what `run()` has started. Nothing can be sent any more.
  open func stop() {}

  /// Called first of all components when the View notifies of an intent.
  open func handleView(intent: Types.Intent) {}

  /// Called before the Presenter when the Joint notifies of an input.
  open func handleJoint(input: Types.Input) {}
}
