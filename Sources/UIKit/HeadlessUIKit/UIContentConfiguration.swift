public import Foundation

/// The content of a view, as a value.
///
/// Apple, UIContentConfiguration.h.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
  /// The same content for another state of the cell. Not called here.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view whose content is a value.
///
/// Apple, UIContentConfiguration.h.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  /// The content. Setting it changes the view.
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can show a content; by default, one of the same type as its own.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether the content has the same type as the present one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: self.configuration) == type(of: configuration)
  }
}

/// The state of a cell. It has no members here.
nonisolated public protocol UIConfigurationState {}

/// The content of a cell: a text, a second one and an image.
///
/// Apple, UIListContentConfiguration.h.
nonisolated public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// How a text looks.
  nonisolated public struct TextProperties: Hashable {
    public var font: UIFont
    public var color: UIColor
    /// The maximum number of lines; 0 for no limit.
    public var numberOfLines = 0
  }

  /// How the image looks.
  nonisolated public struct ImageProperties: Hashable {
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    /// The largest size and the reserved one, in points; zero for none.
    public var maximumSize = CGSize.zero, reservedLayoutSize = CGSize.zero

    /// Without the sizes: before macOS 15, they have no hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(tintColor) }
  }

  public var text: String?
  /// The text with attributes, which is shown in place of ``text``.
  public var attributedText: NSAttributedString?
  /// How the text looks.
  public var textProperties = TextProperties(font: .preferredFont(forTextStyle: .body), color: .label)
  public var secondaryText: String?
  /// The second text with attributes, which is shown in place of ``secondaryText``.
  public var secondaryAttributedText: NSAttributedString?
  /// How the second text looks.
  public var secondaryTextProperties: TextProperties
  public var image: UIImage?
  public var imageProperties = ImageProperties()
  /// The space between image and text, and between the two texts, in points. Here it is 0 until it is set.
  public var imageToTextPadding: CGFloat = 0, textToSecondaryTextVerticalPadding: CGFloat = 0

  private init(secondaryStyle: UIFont.TextStyle, color: UIColor) {
    secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: secondaryStyle), color: color)
  }

  public static func cell() -> Self { Self(secondaryStyle: .subheadline, color: .label) }
  /// For a cell with a second text below.
  public static func subtitleCell() -> Self { Self(secondaryStyle: .subheadline, color: .label) }
  /// For a cell with a second text beside the first.
  public static func valueCell() -> Self { Self(secondaryStyle: .body, color: .secondaryLabel) }

  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
  /// The same content: a state changes nothing here.
  @MainActor public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// Shows the content of a cell in two labels and an image view.
///
/// Apple, UIListContentConfiguration.h.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  private let labels = (UILabel(frame: .zero), UILabel(frame: .zero))
  private let imageView = UIImageView(frame: .zero)

  public convenience init(configuration: UIListContentConfiguration) { self.init(content: configuration) }

  init(content: UIListContentConfiguration) {
    configuration = content
    super.init(frame: .zero)
    for view in [imageView, labels.0, labels.1] { addSubview(view) }
    show()
  }

  public required init?(coder: NSCoder) { nil }

  /// The content. A content that is no `UIListContentConfiguration` is not shown.
  public final var configuration: any UIContentConfiguration {
    didSet { show() }
  }

  private func show() {
    guard let content = configuration as? UIListContentConfiguration else { return }
    imageView.image = content.image
    labels.0.show(content.text, content.attributedText, content.textProperties)
    labels.1.show(content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties)
  }
}

extension UILabel {
  fileprivate func show(
    _ text: String?, _ attributedText: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties
  ) {
    if let attributedText { self.attributedText = attributedText } else { self.text = text }
    font = properties.font
    textColor = properties.color
    numberOfLines = properties.numberOfLines
  }
}
