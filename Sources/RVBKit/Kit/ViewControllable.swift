/// The controllable of a module whose view is a value, as SwiftUI's are; a hosting controller shows it.
///
/// Where there is SwiftUI, a module's own protocol asks for a view as well:
/// `protocol ProductControllable: ViewControllable, View`. A parent of another system has its router adapt it.
@MainActor @preconcurrency
public protocol ViewControllable: Controllable {}
