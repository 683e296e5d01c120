extension UIView {
  /// How an animation runs.
  nonisolated public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    /// Makes options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out subviews with it.
    public static var layoutSubviews: AnimationOptions { AnimationOptions(rawValue: 1 << 0) }
    /// Views take touches meanwhile.
    public static var allowUserInteraction: AnimationOptions { AnimationOptions(rawValue: 1 << 1) }
    /// Starts from what is seen now.
    public static var beginFromCurrentState: AnimationOptions { AnimationOptions(rawValue: 1 << 2) }
    /// Slow at both ends; the default.
    public static var curveEaseInOut: AnimationOptions { [] }
    /// Fades from one state of the view to the next.
    public static var transitionCrossDissolve: AnimationOptions { AnimationOptions(rawValue: 5 << 20) }
  }
}
