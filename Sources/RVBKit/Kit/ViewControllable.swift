/// The controllable of a module whose view is not a view controller: a SwiftUI view, or a plain view with callbacks.
///
/// A parent that shows view controllers has its router convert the module with an adapter. For a SwiftUI view, the
/// module's own protocol also refines `View`, as in `protocol ProductControllable: ViewControllable, View`, and the
/// adapter is a `UIHostingController`.
@MainActor @preconcurrency
public protocol ViewControllable: Controllable {}
