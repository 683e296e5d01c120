/// A control that is on or off.
///
/// Apple, UISwitch.h.
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// Whether the switch is on; false by default. Setting it sends no event.
  open var isOn = false

  /// Sets ``isOn``, here without animation. Sends no event.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// The colour while the switch is on; nil is the system's.
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?

  override func touchUp() {
    isOn.toggle()
    super.touchUp()
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }
}
