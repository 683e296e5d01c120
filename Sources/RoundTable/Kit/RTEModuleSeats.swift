// Each component has a seat, through which it notifies the others: a Core of events, a Presenter of updates, a View of
// intents, a Joint of inputs (Round Table, part 3). So the compiler checks which component sends what.
//
// Delivery is synchronous: a message that is sent inside a handler is delivered completely before the outer message
// goes on to the next component.

/// The Core's seat.
@MainActor @preconcurrency
public struct RTEModuleCoreSeat<Types: RTEModuleTypes> {
  @usableFromInline let line: RTEModuleLine<Types>

  /// Core → Presenter, Joint.
  @inlinable public func notify(event: Types.Event) {
    line.components?.deliver(event: event)
  }
}

/// The Presenter's seat.
@MainActor @preconcurrency
public struct RTEModulePresenterSeat<Types: RTEModuleTypes> {
  @usableFromInline let line: RTEModuleLine<Types>

  /// Presenter → View.
  @inlinable public func notify(update: Types.Update) {
    line.deliver(update: update)
  }
}

/// The Joint's seat.
@MainActor @preconcurrency
public struct RTEModuleJointSeat<Types: RTEModuleTypes> {
  @usableFromInline let line: RTEModuleLine<Types>

  /// Joint → Core, Presenter.
  @inlinable public func notify(input: Types.Input) {
    line.components?.deliver(input: input)
  }
}

/// The View's seat. It owns the pipeline, so the module lives as long as the View keeps the seat.
@MainActor @preconcurrency
public struct RTEModuleViewSeat<Types: RTEModuleTypes> {
  private let pipeline: RTEModulePipeline<Types>
  @usableFromInline let line: RTEModuleLine<Types>

  /// Makes the seat of a View with a base class of your own; the kit's Views have theirs.
  public init(_ pipeline: RTEModulePipeline<Types>) {
    self.pipeline = pipeline
    line = pipeline.line
  }

  /// View → Core, Presenter, Joint.
  @inlinable public func notify(intent: Types.Intent) {
    line.components?.deliver(intent: intent)
  }
}
