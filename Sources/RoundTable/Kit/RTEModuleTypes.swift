/// Names the messages of a module's components, and the state that they share.
///
/// A module declares one type that conforms, which is the generic argument of each component; the templates of the
/// document repeat up to six arguments in each class. Round Table, part 3: a Core sends its events, a Presenter its
/// updates, a View its intents, a Joint its inputs and outputs.
///
/// Declare the names that the module needs. The document's name for each is accepted too, for example `CoreEvent` in place
/// of ``Event``. Of a message that is declared under neither name, the compiler says that it is ``RTEModuleUndeclared``.
nonisolated public protocol RTEModuleTypes {
  /// Events, which the Core sends to the Presenter and the Joint.
  associatedtype Event = CoreEvent
  /// Updates, which the Presenter sends to the View.
  associatedtype Update = PresenterUpdate
  /// Intents, which the View sends to the Core, the Presenter and the Joint.
  associatedtype Intent = ViewIntent
  /// Inputs, which the Joint takes from outside, or from a child, and sends to the Core and the Presenter.
  associatedtype Input = JointInput
  /// Outputs, which the Joint sends to the module's parent.
  associatedtype Output = JointOutput
  /// The module's data, which the Core, the Presenter and the Joint share.
  associatedtype State: AnyObject = RTEModuleState
  /// The app's trunk, in which it keeps its dependencies; the Joint passes it on to the modules that it makes.
  associatedtype Dependencies = Trunk

  /// The document's name for ``Event``.
  associatedtype CoreEvent = RTEModuleUndeclared
  /// The document's name for ``Update``.
  associatedtype PresenterUpdate = RTEModuleUndeclared
  /// The document's name for ``Intent``.
  associatedtype ViewIntent = RTEModuleUndeclared
  /// The document's name for ``Input``.
  associatedtype JointInput = RTEModuleUndeclared
  /// The document's name for ``Output``.
  associatedtype JointOutput = RTEModuleUndeclared
  /// The document's name for ``Dependencies``.
  associatedtype Trunk = Void
}

/// A message that the types of a module do not declare: it cannot be made.
///
/// If the compiler names this type, declare the message in the type that conforms to ``RTEModuleTypes``, or correct its
/// name there. The names are `Event`, `Update`, `Intent`, `Input` and `Output`.
nonisolated public enum RTEModuleUndeclared: Sendable {}

/// The state of a module that remembers nothing.
nonisolated public final class RTEModuleState: Sendable {
  public init() {}
}
