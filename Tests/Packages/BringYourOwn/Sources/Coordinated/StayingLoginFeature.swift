/// The same feature, but a swipe does not dismiss Login.
public final class StayingLoginFeature: CoordinatedFeature {
  /// "Staying Login".
  public override class var patternName: String { "Staying Login" }
  /// No.
  public override class var isLoginSwipeable: Bool { false }
}
