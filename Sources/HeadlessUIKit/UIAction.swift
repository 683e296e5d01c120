/// What an action does; it is given the action itself.
public typealias UIActionHandler = (UIAction) -> Void

/// A closure that a control runs when something happens to it. The control keeps the action and so
/// what its closure holds.
open class UIAction: UIMenuElement {
  /// Tells actions apart.
  nonisolated public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The identifier's text.
    public let rawValue: String

    /// An identifier by its text.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// An identifier by its text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  private let givenIdentifier: Identifier?
  private let handler: UIActionHandler

  private init(
    title: String, image: UIImage?, identifier: Identifier?, discoverabilityTitle: String?,
    attributes: UIMenuElement.Attributes, state: UIMenuElement.State, run handler: @escaping UIActionHandler
  ) {
    givenIdentifier = identifier
    self.handler = handler
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
  }

  /// Makes an action. Without an identifier it gets one of its own.
  @preconcurrency
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.init(
      title: title, image: image, identifier: identifier, discoverabilityTitle: discoverabilityTitle,
      attributes: attributes, state: state, run: handler
    )
  }

  /// The title.
  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }

  /// The image.
  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }

  /// A longer title for where there is room.
  open var discoverabilityTitle: String?

  /// What tells this action from others.
  open var identifier: Identifier {
    // Made when it is asked for: most actions are never looked up by it.
    givenIdentifier ?? Identifier("com.apple.action.dynamic.\(UInt(bitPattern: ObjectIdentifier(self)))")
  }

  /// How the action behaves in a menu.
  open var attributes: UIMenuElement.Attributes

  /// Whether the action carries a mark in a menu.
  open var state: UIMenuElement.State

  /// The control that runs the action; nil when none does.
  open private(set) var sender: Any?

  /// Whether a control takes one of the two actions for the other.
  func isSame(as other: UIAction) -> Bool {
    if self === other { return true }
    guard let mine = givenIdentifier, let theirs = other.givenIdentifier else { return false }
    return mine == theirs
  }

  func perform(sender: UIControl) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
