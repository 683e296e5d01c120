public import PortableUIKit

/// The controllable of a module whose view is a view controller. It can be pushed and presented as it is.
@MainActor @preconcurrency
public protocol UIViewControllable: Controllable, UIViewController {}
