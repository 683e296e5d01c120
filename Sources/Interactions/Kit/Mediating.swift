/// A mediator as the interactions of one screen see it. Refine it with what can happen in one of them.
///
/// ```swift
/// protocol DiscoveryOneMediating: Mediating {
///   func use(_ airlock: any AirlockInteracting)
///   func didRefuseToOpenDoors()
/// }
/// ```
///
/// The controller owns it. It tells the other interactions of the screen what happened, so that they neither know nor
/// query each other. It refers to them weakly.
@MainActor @preconcurrency
public protocol Mediating: AnyObject {}
