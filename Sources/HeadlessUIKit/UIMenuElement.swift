public import Foundation

/// What stands in a menu; here only the base of `UIAction`.
open class UIMenuElement: NSObject, UIAccessibilityIdentification {
  /// Whether an element carries a mark.
  nonisolated public enum State: Int, Sendable {
    /// No mark.
    case off = 0
    /// A mark.
    case on = 1
    /// A dash.
    case mixed = 2
  }

  /// How an element behaves in a menu.
  nonisolated public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Attributes from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// It can not be chosen.
    public static let disabled = Self(rawValue: 1 << 0)
    /// It destroys something.
    public static let destructive = Self(rawValue: 1 << 1)
    /// It is not shown.
    public static let hidden = Self(rawValue: 1 << 2)
  }

  var storedTitle: String
  var storedImage: UIImage?

  init(title: String, image: UIImage?) {
    storedTitle = title
    storedImage = image
    super.init()
  }

  /// The title.
  open var title: String { storedTitle }

  /// The image.
  open var image: UIImage? { storedImage }

  /// The name by which tests find the element.
  open var accessibilityIdentifier: String?
}

/// An image. There are no pixels here, and no way to make one.
///
/// UIKit declares it safe to send, and so does this; there is nothing in it to change.
nonisolated open class UIImage: NSObject, @unchecked Sendable {}
