/// The closure of an action. Its argument is the action.
public typealias UIActionHandler = (UIAction) -> Void

/// A closure that a control runs on an event. The control retains the action and its closure.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// Identifies an action.
  nonisolated public struct Identifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  private var givenIdentifier: Identifier?
  private var handler: UIActionHandler?

  /// Makes an action. Without an identifier, a unique one is generated.
  @preconcurrency public convenience init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.init(title: title, image: image)
    givenIdentifier = identifier
    self.handler = handler
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
  }

  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  /// The image beside the title.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }

  /// A longer title, for the list of keyboard shortcuts.
  open var discoverabilityTitle: String?

  /// How the action looks in a menu, and whether the user can choose it there.
  open var attributes = Attributes()

  /// The mark beside the action in a menu.
  open var state = State.off

  open var identifier: Identifier {
    // Generated on demand, because most identifiers are never read.
    givenIdentifier ?? Identifier("com.apple.action.dynamic.\(UInt(bitPattern: ObjectIdentifier(self)))")
  }

  /// The control or the bar button item that is running the action, or nil.
  open private(set) var sender: Any?

  /// Whether a control treats the two actions as the same.
  func isSame(as other: UIAction) -> Bool {
    self === other || givenIdentifier != nil && givenIdentifier == other.givenIdentifier
  }

  /// Runs the closure. The target is not used.
  open func performWithSender(_ sender: Any?, target: Any?) {
    self.sender = sender
    handler?(self)
    self.sender = nil
  }
}
