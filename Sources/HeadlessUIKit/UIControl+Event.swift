extension UIControl {
  /// What happens to a control.
  nonisolated public struct Event: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Events from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger came down.
    public static let touchDown = Self(rawValue: 1 << 0)
    /// A finger went up inside the control: a tap.
    public static let touchUpInside = Self(rawValue: 1 << 6)
    /// The value changed.
    public static let valueChanged = Self(rawValue: 1 << 12)
    /// What the control is for was asked for, in whatever way.
    public static let primaryActionTriggered = Self(rawValue: 1 << 13)
    /// Editing began.
    public static let editingDidBegin = Self(rawValue: 1 << 16)
    /// A person changed the text.
    public static let editingChanged = Self(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Self(rawValue: 1 << 18)
    /// Every event of a finger.
    public static let allTouchEvents = Self(rawValue: 0x0000_0FFF)
    /// Every event of editing.
    public static let allEditingEvents = Self(rawValue: 0x000F_0000)
    /// Every event.
    public static let allEvents = Self(rawValue: 0xFFFF_FFFF)
  }

  /// How a control is.
  nonisolated public struct State: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// States from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Nothing special.
    public static let normal: Self = []
    /// A finger is on it.
    public static let highlighted = Self(rawValue: 1 << 0)
    /// It takes no touches.
    public static let disabled = Self(rawValue: 1 << 1)
    /// It is selected.
    public static let selected = Self(rawValue: 1 << 2)
  }
}
