import PortableUIKit
import QuartetFeatureEntry
import QuartetShared
import QuartetTesting

/// A window with a feature of its own, on the driver's trunk.
final class DrivenWindow {
  let host: ScreenHost
  let openLink: (URL) -> Bool
  /// The screen that another module presents.
  weak var cover: UIViewController?
  private let leakCheck: LeakCheck?

  /// Makes a window that is not shown yet.
  init(
    _ type: any Feature.Type, trunk: Trunk, kind: LoginKind, unspecifiedSeed: UInt64?,
    checksLeaks: Bool
  ) {
    let (root, open) = type.start(trunk: trunk, kind: kind)
    openLink = open
    leakCheck = checksLeaks ? LeakCheck(moduleOf: type, and: type.modules) : nil
    host = ScreenHost(root, isVisible: false)
    window.useUnspecifiedBehavior(seed: unspecifiedSeed)
  }

  var window: UIWindow { host.window }

  /// Shows the root. The leak check has to see its objects before those of the screens that it presents.
  func show() {
    window.rootViewController.map(host.show)
    _ = mayHaveLeaks()
  }

  /// Looks at what is shown, and returns whether objects may have leaked.
  ///
  /// - Parameter isClosing: Whether the root goes next, with all objects that it has received.
  func mayHaveLeaks(isClosing: Bool = false) -> Bool {
    leakCheck?.update(window, walksWhenClosing: isClosing) ?? false
  }

  func leaks() -> [String] { leakCheck?.leaks() ?? [] }

  func leaks(of made: [UIViewController]) -> [String] { leakCheck?.leaks(of: made) ?? [] }
}
