/// What a module shows of itself to the module that opened it: the events it sends and the requests it takes.
///
/// A parent and its child know each other through nothing else. Each module declares its own:
///
/// ```swift
/// public protocol ProductControllable: UIViewControllable {
///   var completed: (() -> Void)? { get set }
/// }
/// ```
@MainActor @preconcurrency
public protocol Controllable {}
