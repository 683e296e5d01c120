/// Controls what a module's View shows (Round Table, part 2).
///
/// Subclass it and turn state and messages into updates; every handler is empty here. Owned by the pipeline;
/// shares the ownership of the state (part 5).
@MainActor @preconcurrency
open class RTEModulePresenter<Types: RTEModuleTypes> {
  /// Notifies the View of the Presenter's updates; nil when the View has gone.
  @inlinable public final var pipeline: RTEModulePresenterSeat<Types>? {
    seat.line.components == nil ? nil : seat
  }
  /// What the module remembers.
  public final let state: Types.State

  @usableFromInline final let seat: RTEModulePresenterSeat<Types>

  /// Makes a Presenter; called from the module's assembly function.
  public init(pipeline: RTEModulePipeline<Types>, state: Types.State) {
    seat = RTEModulePresenterSeat(line: pipeline.line)
    self.state = state
  }

  nonisolated deinit {}

  /// Represents the whole screen.
  ///
  /// - Parameter firstAppear: True when the assembly calls it, once, after the Core has run; a module may call it
  ///   again with the value that suits it.
  open func update(firstAppear: Bool) {}

  /// Called after the Core when the View notifies of an intent.
  open func handleView(intent: Types.Intent) {}

  /// Called first when the Core notifies of an event.
  open func handleCore(event: Types.Event) {}

  /// Called after the Core when the Joint notifies of an input.
  open func handleJoint(input: Types.Input) {}
}
