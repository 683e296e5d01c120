/// Where one gets from a module: a function for each child, which answers the child's controllable.
///
/// A router has children made and converts them where their system differs. It shows nothing: that is the view's.
@MainActor @preconcurrency
public protocol Routable: AnyObject {}
