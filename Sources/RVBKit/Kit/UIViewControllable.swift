public import PortableUIKit

/// The controllable of a module whose view is a view controller. It can be pushed and presented as it is.
@MainActor @preconcurrency
public protocol UIViewControllable: Controllable, UIViewController {
  /// Whether `route` and `presentChild` of this module go on by themselves
  /// when another module's screen, which they do not dismiss, is gone; true by default. If it is false, `route` completes
  /// with nil under such a screen, and `childScreens` does at the next occasion what it keeps.
  var waitsForOtherModules: Bool { get }
}

extension UIViewControllable {
  public var waitsForOtherModules: Bool { true }
}
