/// Names what the components of a module say to each other, and the state they share.
///
/// A module declares one type that conforms; every component then spells out that one type, where the
/// templates of the document repeat six generic parameters in each class. Round Table, part 3:
/// a Core shares its events, a Presenter its updates, a View its intents, a Joint its inputs and outputs.
nonisolated public protocol RTEModuleTypes {
  /// What the Core tells the Presenter and the Joint.
  associatedtype CoreEvent
  /// What the Presenter tells the View.
  associatedtype PresenterUpdate
  /// What the View tells the Core, the Presenter and the Joint.
  associatedtype ViewIntent
  /// What the Joint takes from outside, or from a child, and tells the Core and the Presenter.
  associatedtype JointInput
  /// What the Joint tells the module's parent.
  associatedtype JointOutput
  /// What the module remembers: shared by the Core, the Presenter and the Joint.
  associatedtype State: AnyObject
  /// Where the app keeps its dependencies; the Joint passes it on to the modules that it makes.
  associatedtype Trunk
}
