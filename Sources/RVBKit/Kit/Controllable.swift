/// The side of a module that its parent sees: the events that it sends and the requests that it takes.
///
/// Parent and child use nothing else of each other. Each module declares its own:
///
/// ```swift
/// public protocol ProductControllable: UIViewControllable {
///   var completed: (() -> Void)? { get set }
/// }
/// ```
@MainActor @preconcurrency
public protocol Controllable {}
