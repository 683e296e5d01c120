/// Names what the components of a module send to each other, and the state they share.
///
/// A module declares one type that conforms, which is the generic argument of each component; the templates of the
/// document repeat up to six arguments in each class. Round Table, part 3: a Core shares its events, a Presenter its
/// updates, a View its intents, a Joint its inputs and outputs.
///
/// Each name has a default: declare those that the module has. They are not the document's `CoreEvent`, `ViewIntent`,
/// `Trunk` and so on, so that an app can use those for its own types.
nonisolated public protocol RTEModuleTypes {
  /// What the Core sends to the Presenter and the Joint.
  associatedtype Event = Never
  /// What the Presenter sends to the View.
  associatedtype Update = Never
  /// What the View sends to the Core, the Presenter and the Joint.
  associatedtype Intent = Never
  /// What the Joint takes from outside, or from a child, and sends to the Core and the Presenter.
  associatedtype Input = Never
  /// What the Joint sends to the module's parent.
  associatedtype Output = Never
  /// What the module remembers: shared by the Core, the Presenter and the Joint.
  associatedtype State: AnyObject = RTEModuleState
  /// The app's trunk, in which it keeps its dependencies; the Joint passes it on to the modules that it makes.
  associatedtype Dependencies = Void
}

/// The state of a module that remembers nothing.
nonisolated public final class RTEModuleState: Sendable {
  /// Makes an empty state.
  public init() {}
}
