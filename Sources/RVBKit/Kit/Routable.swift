/// Makes a module's children: one function for each child, which returns the child's controllable.
///
/// A class or a structure. A router calls the children's builders, and converts a child whose module system differs. It
/// presents nothing: the view does.
@MainActor @preconcurrency
public protocol Routable {}
