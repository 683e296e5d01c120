/// The guests and the two buttons. It decides nothing.
public final class GuestsView: UIStackView {
  /// The guests, or why there are none.
  public let label = UILabel()
  /// Adds a guest.
  public let addButton = UIButton(type: .system)
  /// Removes all guests.
  public let clearButton = UIButton(type: .system)

  /// Makes a view without a text.
  public init() {
    super.init(frame: .zero)
    axis = .vertical
    addButton.setTitle("Add", for: .normal)
    clearButton.setTitle("Clear", for: .normal)
    for view in [label, addButton, clearButton] { addArrangedSubview(view) }
  }

  /// Makes a view without content: nothing is decoded.
  public required init(coder: NSCoder) { super.init(coder: coder) }

  /// Shows a text, and which buttons the user can tap.
  public func show(_ text: String, canAdd: Bool, canClear: Bool) {
    label.text = text
    addButton.isEnabled = canAdd
    clearButton.isEnabled = canClear
  }
}
