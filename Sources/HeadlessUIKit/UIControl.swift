public import Foundation

/// A view that answers to a finger with actions.
///
/// Apple, UIControl.h.
open class UIControl: UIView {
  private struct Registration {
    var action: UIAction
    var events: Event
  }

  private var registrations: [Registration] = []

  /// Makes an enabled control without actions.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes an enabled control without actions; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes a control with an action for `.primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Whether a finger can use the control. `sendActions(for:)` does not ask.
  open var isEnabled = true

  /// Whether the control is selected.
  open var isSelected = false

  /// Whether the control looks touched.
  open var isHighlighted = false

  /// The state that the other flags make.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Adds an action, which the control keeps. It replaces one with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    if let index = registrations.firstIndex(where: { $0.action.isSame(as: action) }) {
      registrations[index].action = action
      registrations[index].events.formUnion(controlEvents)
    } else {
      registrations.append(Registration(action: action, events: controlEvents))
    }
  }

  /// Removes an action, or the one with its identifier, from events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    guard let index = registrations.firstIndex(where: { $0.action.isSame(as: action) }) else { return }
    registrations[index].events.subtract(controlEvents)
    if registrations[index].events.isEmpty { registrations.remove(at: index) }
  }

  /// Runs an action. The point to override: call super once, or not at all.
  open func sendAction(_ action: UIAction) {
    action.perform(sender: self)
  }

  /// Runs every action that is registered for one of the events, whether the control is enabled or not.
  open func sendActions(for controlEvents: Event) {
    for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
      sendAction(registration.action)
    }
  }

  override var takesTouches: Bool { isEnabled }

  /// A finger comes down and goes up inside: what a tap sends.
  func touch() {
    sendActions(for: .touchDown)
    if isEnabled { touchUp() }
  }

  /// A finger goes up inside.
  func touchUp() {
    sendActions(for: .touchUpInside)
  }
}
