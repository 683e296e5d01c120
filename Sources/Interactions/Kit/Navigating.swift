/// A navigation as the interaction that owns it sees it. Refine it with the screens that it can show.
///
/// ```swift
/// protocol DiscoveryOneNavigating: Navigating<any NavigationControlling> {
///   func presentDiscoveryOneInterface()
/// }
/// ```
///
/// A navigation shows the screens that assemblers make. It makes no view controller itself. It asks its assembler when it
/// shows the screen, not earlier.
@MainActor @preconcurrency
public protocol Navigating<Controlling>: AnyObject {
  /// The controller that it navigates with: ``PresentationControlling``, ``NavigationControlling`` or a protocol of yours.
  associatedtype Controlling

  /// Takes the controller to navigate with, which the navigation does not own and refers to weakly.
  func use(_ navigationController: Controlling)
}
