public import Foundation

/// A view that runs actions when the user interacts with it.
///
/// Apple, UIControl.h.
@preconcurrency @MainActor open class UIControl: UIView {
  private var registrations: [(action: UIAction, events: Event)] = []

  /// Makes a control with an action for `.primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Whether the user can use the control. `sendActions(for:)` ignores it.
  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false

  /// How the content is aligned.
  nonisolated public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }
  nonisolated public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  open var contentVerticalAlignment = ContentVerticalAlignment.center

  /// The state, computed from the other properties.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Adds an action, which the control retains. It replaces an action with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    if let index = registrations.firstIndex(where: { $0.action.isSame(as: action) }) {
      registrations[index].action = action
      registrations[index].events.formUnion(controlEvents)
    } else {
      registrations.append((action, controlEvents))
    }
  }

  /// Removes an action, or the one with its identifier, from events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    remove(for: controlEvents) { $0.isSame(as: action) }
  }

  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    remove(for: controlEvents) { $0.identifier == actionIdentifier }
  }

  private func remove(for controlEvents: Event, where matches: (UIAction) -> Bool) {
    guard let index = registrations.firstIndex(where: { matches($0.action) }) else { return }
    registrations[index].events.subtract(controlEvents)
    if registrations[index].events.isEmpty { registrations.remove(at: index) }
  }

  /// Runs an action. An override calls super at most once.
  open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }

  /// Runs every action registered for one of the events, even if the control is disabled.
  open func sendActions(for controlEvents: Event) {
    for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
      sendAction(registration.action)
    }
  }

  /// Whether an action is registered for one of the events.
  func hasActions(for controlEvents: Event) -> Bool {
    registrations.contains { !$0.events.isDisjoint(with: controlEvents) }
  }

  override var isEnabledForTouches: Bool { isEnabled }

  /// Sends the events of a tap. The control is highlighted meanwhile.
  func touch() {
    let engine = window?.engine
    isHighlighted = true
    sendActions(for: .touchDown)
    if isEnabled || engine?.unspecifiedBehavior.disabledControlsEndTouches == true { touchUp() }
    isHighlighted = false
  }

  /// Sends the events of the end of a tap.
  func touchUp() { sendActions(for: .touchUpInside) }
}

extension UIControl {
  nonisolated public struct Event: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchDown = Self(rawValue: 1 << 0), touchUpInside = Self(rawValue: 1 << 6)
    public static let touchUpOutside = Self(rawValue: 1 << 7), touchCancel = Self(rawValue: 1 << 8)
    public static let valueChanged = Self(rawValue: 1 << 12), primaryActionTriggered = Self(rawValue: 1 << 13)
    public static let editingDidBegin = Self(rawValue: 1 << 16), editingChanged = Self(rawValue: 1 << 17)
    public static let editingDidEnd = Self(rawValue: 1 << 18), editingDidEndOnExit = Self(rawValue: 1 << 19)
    public static let allTouchEvents = Self(rawValue: 0x0000_0FFF)
    public static let allEditingEvents = Self(rawValue: 0x000F_0000), allEvents = Self(rawValue: 0xFFFF_FFFF)
  }

  nonisolated public struct State: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: Self = []
    public static let highlighted = Self(rawValue: 1 << 0), disabled = Self(rawValue: 1 << 1)
    public static let selected = Self(rawValue: 1 << 2)
  }
}
