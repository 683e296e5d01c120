/// The closure of an action. Its argument is the action.
public typealias UIActionHandler = (UIAction) -> Void

/// A closure that a control runs on an event. The control retains the action and its closure.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// Identifies an action.
  nonisolated public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The identifier's text.
    public let rawValue: String

    /// Makes an identifier from its text.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// Makes an identifier from its text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  private let givenIdentifier: Identifier?
  private let handler: UIActionHandler

  private init(titled title: String, identifier: Identifier?, handler: @escaping UIActionHandler) {
    givenIdentifier = identifier
    self.handler = handler
    super.init(title: title)
  }

  /// Makes an action. Without an identifier, a unique one is generated.
  @preconcurrency
  public convenience init(
    title: String = "", identifier: UIAction.Identifier? = nil, handler: @escaping UIActionHandler
  ) {
    self.init(titled: title, identifier: identifier, handler: handler)
  }

  /// The title.
  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }

  /// The identifier.
  open var identifier: Identifier {
    // Generated on demand, because most identifiers are never read.
    givenIdentifier ?? Identifier("com.apple.action.dynamic.\(UInt(bitPattern: ObjectIdentifier(self)))")
  }

  /// The control that is running the action, or nil.
  open private(set) var sender: Any?

  /// Whether a control treats the two actions as the same.
  func isSame(as other: UIAction) -> Bool {
    if self === other { return true }
    guard let givenIdentifier, let otherIdentifier = other.givenIdentifier else { return false }
    return givenIdentifier == otherIdentifier
  }

  func perform(sender: UIControl) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
