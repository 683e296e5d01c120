/// The same with a Login that only its button ends.
public final class StayingLoginFeature: CoordinatedFeature {
  /// "Staying Login".
  public override class var patternName: String { "Staying Login" }
  /// No.
  public override var isLoginSwipeable: Bool { false }
}
