/// Makes a module, whole, out of what it is given; a router keeps its children's.
///
/// Each module declares its own, with one function: `func build(with parameter: …) -> any …Controllable`.
@MainActor @preconcurrency
public protocol Buildable: AnyObject {}
