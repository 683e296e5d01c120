extension UIControl {
  /// The events of a control.
  nonisolated public struct Event: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Events from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A touch began in the control.
    public static let touchDown = Self(rawValue: 1 << 0)
    /// A touch ended inside the control: a tap.
    public static let touchUpInside = Self(rawValue: 1 << 6)
    /// The value changed.
    public static let valueChanged = Self(rawValue: 1 << 12)
    /// The control's primary action was triggered.
    public static let primaryActionTriggered = Self(rawValue: 1 << 13)
    /// Editing began.
    public static let editingDidBegin = Self(rawValue: 1 << 16)
    /// The user changed the text.
    public static let editingChanged = Self(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Self(rawValue: 1 << 18)
    /// The user pressed Return.
    public static let editingDidEndOnExit = Self(rawValue: 1 << 19)
    /// All touch events.
    public static let allTouchEvents = Self(rawValue: 0x0000_0FFF)
    /// All editing events.
    public static let allEditingEvents = Self(rawValue: 0x000F_0000)
    /// All events.
    public static let allEvents = Self(rawValue: 0xFFFF_FFFF)
  }

  /// The control's state.
  nonisolated public struct State: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// States from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The default state.
    public static let normal: Self = []
    /// It is highlighted.
    public static let highlighted = Self(rawValue: 1 << 0)
    /// It is disabled.
    public static let disabled = Self(rawValue: 1 << 1)
    /// It is selected.
    public static let selected = Self(rawValue: 1 << 2)
  }
}
