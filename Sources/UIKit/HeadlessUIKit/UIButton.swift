public import Foundation

/// A control that runs its actions when the user taps it.
///
/// Apple, UIButton.h.
@preconcurrency @MainActor open class UIButton: UIControl {
  nonisolated public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7
  }

  // By the raw values of states.
  private var titles: [UInt: String] = [:]
  private var images: [UInt: UIImage] = [:]
  private var titleColors: [UInt: UIColor] = [:]
  private var label: UILabel?

  /// Makes a custom button with an action's title, and runs the action when the user taps it.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    setPrimaryAction(primaryAction)
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Makes a button with an action's title, and runs the action when the user taps it.
  @preconcurrency public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    setPrimaryAction(primaryAction)
  }

  private func setPrimaryAction(_ primaryAction: UIAction?) {
    guard let primaryAction else { return }
    addAction(primaryAction, for: .primaryActionTriggered)
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    if let image = primaryAction.image { setImage(image, for: .normal) }
  }

  open private(set) var buttonType = ButtonType.custom

  /// Sets the title for a state; nil removes it.
  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    updateLabel()
  }

  /// The title set for this state, without the fallback to `.normal`.
  open func title(for state: State) -> String? { titles[state.rawValue] }

  /// The title for the button's state, or the title for `.normal`.
  open var currentTitle: String? { title(for: state) ?? title(for: .normal) }

  /// Sets the image for a state; nil removes it.
  open func setImage(_ image: UIImage?, for state: State) { images[state.rawValue] = image }

  /// The image set for this state, without the fallback to `.normal`.
  open func image(for state: State) -> UIImage? { images[state.rawValue] }

  open var currentImage: UIImage? { image(for: state) ?? image(for: .normal) }

  /// Sets the colour of the title for a state; nil removes it.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state.rawValue] = color
    updateLabel()
  }
  open func titleColor(for state: State) -> UIColor? { titleColors[state.rawValue] }
  /// The colour of the title for the button's state, or for `.normal`; white by default.
  open var currentTitleColor: UIColor {
    titleColor(for: state) ?? titleColor(for: .normal) ?? Self.defaultTitleColor
  }
  // One object, because a control's state can change with every key.
  private static let defaultTitleColor = UIColor.white
  open var contentEdgeInsets = UIEdgeInsets.zero
  open var titleEdgeInsets = UIEdgeInsets.zero
  open var imageEdgeInsets = UIEdgeInsets.zero

  open private(set) lazy var imageView: UIImageView? = {
    let view = UIImageView(image: currentImage)
    addSubview(view)
    return view
  }()

  open var titleLabel: UILabel? {
    if let label { return label }
    let newLabel = UILabel(frame: .zero)
    addSubview(newLabel)
    label = newLabel
    updateLabel()
    return newLabel
  }

  // The title and its colour depend on the state.
  open override var isEnabled: Bool { didSet { updateLabel() } }
  open override var isSelected: Bool { didSet { updateLabel() } }
  open override var isHighlighted: Bool { didSet { updateLabel() } }

  private func updateLabel() {
    guard let label else { return }
    label.text = currentTitle
    label.textColor = currentTitleColor
  }

  override func touchUp() {
    super.touchUp()
    sendActions(for: .primaryActionTriggered)
  }
}
