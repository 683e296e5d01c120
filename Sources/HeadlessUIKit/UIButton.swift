public import Foundation

/// A control that does one thing when it is tapped.
///
/// Apple, UIButton.h.
open class UIButton: UIControl {
  /// How a button looks.
  nonisolated public enum ButtonType: Int, Sendable {
    /// Like nothing in particular.
    case custom = 0
    /// Like the system's.
    case system = 1
    /// An arrow to details.
    case detailDisclosure = 2
    /// A light letter i.
    case infoLight = 3
    /// A dark letter i.
    case infoDark = 4
    /// A plus sign.
    case contactAdd = 5
    /// A cross.
    case close = 7
  }

  private struct Title {
    var state: State
    var text: String
  }

  private var titles: [Title] = []
  private var label: UILabel?

  /// Makes a custom button.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a custom button; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes a custom button that shows an action's title and runs it.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }

  /// Makes a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Makes a button of a type that shows an action's title and runs it.
  @preconcurrency
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    take(primaryAction)
  }

  private func take(_ primaryAction: UIAction?) {
    guard let primaryAction else { return }
    addAction(primaryAction, for: .primaryActionTriggered)
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
  }

  /// How the button looks.
  open private(set) var buttonType = ButtonType.custom

  /// Sets the title for a state; nil removes it.
  open func setTitle(_ title: String?, for state: State) {
    titles.removeAll { $0.state == state }
    if let title { titles.append(Title(state: state, text: title)) }
    label?.text = currentTitle
  }

  /// The title that was set for exactly this state.
  open func title(for state: State) -> String? {
    titles.first { $0.state == state }?.text
  }

  /// What the button reads now: the title for its state, or else the one for `.normal`.
  open var currentTitle: String? {
    guard !titles.isEmpty else { return nil }
    return title(for: state) ?? title(for: .normal)
  }

  /// The label that shows the title, for its font.
  open var titleLabel: UILabel? {
    if let label { return label }
    let made = UILabel(frame: .zero)
    made.text = currentTitle
    addSubview(made)
    label = made
    return made
  }

  /// A button that changes its state can change its title.
  open override var isEnabled: Bool {
    didSet { label?.text = currentTitle }
  }

  override func touchUp() {
    super.touchUp()
    sendActions(for: .primaryActionTriggered)
  }
}
