public import Foundation

/// The base class of `UIAction` and `UIMenu`.
///
/// Apple, UIMenuElement.h.
@preconcurrency @MainActor open class UIMenuElement: NSObject, @MainActor UIAccessibilityIdentification {
  /// The mark beside an element.
  nonisolated public enum State: Int, Sendable { case off, on, mixed }

  /// How an element looks, and whether the user can choose it.
  nonisolated public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The user sees it but cannot choose it.
    public static var disabled: Self { Self(rawValue: 1 << 0) }
    /// It may delete or change data.
    public static var destructive: Self { Self(rawValue: 1 << 1) }
    /// The user does not see it.
    public static var hidden: Self { Self(rawValue: 1 << 2) }
  }

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }

  open internal(set) var title: String

  /// The image beside the title.
  open internal(set) var image: UIImage?

  /// The identifier by which UI tests find the element.
  open var accessibilityIdentifier: String?
}
