/// A navigation as the interaction that owns it sees it: refine it with what can be shown.
///
/// ```swift
/// protocol DiscoveryOneNavigating: Navigating<any NavigationControlling> {
///   func presentDiscoveryOneInterface()
/// }
/// ```
///
/// It shows what assemblers make.
@MainActor @preconcurrency
public protocol Navigating<Controlling>: AnyObject {
  /// What it shows things with: ``NavigationControlling``, or ``PresentationControlling`` if it pushes nothing.
  associatedtype Controlling

  /// Takes what to show things with, which it does not own and holds weakly.
  func use(_ navigationController: Controlling)
}
