/// A navigation as the interaction that owns it sees it. Refine it with what can be shown.
///
/// ```swift
/// protocol DiscoveryOneNavigating: Navigating<any NavigationControlling> {
///   func presentDiscoveryOneInterface()
/// }
/// ```
///
/// A navigation pushes or presents what assemblers make. It makes no view controller itself.
@MainActor @preconcurrency
public protocol Navigating<Controlling>: AnyObject {
  /// What it navigates with: ``NavigationControlling``, ``StackControlling`` or ``PresentationControlling``, and
  /// ``IdleAwaiting`` if it has to wait for transitions.
  associatedtype Controlling

  /// Takes what to navigate with, which the navigation does not own and refers to weakly.
  func use(_ navigationController: Controlling)
}
