/// Makes whole modules. A router owns the buildables of its module's children.
///
/// Each module declares its own, with one function: `func build(with parameter: …) -> any …Controllable`. A class that
/// inherits from ``Builder`` conforms to it, or a structure.
@MainActor @preconcurrency
public protocol Buildable {}
