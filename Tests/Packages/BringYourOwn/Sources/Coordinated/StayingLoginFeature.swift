public import FeatureEntry
public import Screens
public import Shared

/// The same feature, but a swipe does not dismiss Login.
public enum StayingLoginFeature: Feature {
  /// "Staying Login".
  public static let patternName = "Staying Login"

  /// Makes Review with a Login that stays when the user swipes it.
  public static func start(trunk: Trunk, kind: LoginKind) -> (root: UIViewController, open: (URL) -> Bool) {
    CoordinatedFeature.start(trunk: trunk, kind: kind, isLoginSwipeable: false)
  }
}
