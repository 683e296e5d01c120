/// A mediator as the interactions of one screen see it. Refine it with the events of these interactions.
///
/// ```swift
/// protocol DiscoveryOneMediating: Mediating {
///   func use(_ airlock: any AirlockInteracting)
///   func didRefuseToOpenDoors()
/// }
/// ```
///
/// The controller owns it. It calls the other interactions of the screen when something happens in one, so that they
/// neither name nor query each other. It refers to them weakly.
@MainActor @preconcurrency
public protocol Mediating: AnyObject {}
