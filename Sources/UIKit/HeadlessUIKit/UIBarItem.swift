public import Foundation

/// The base class of `UIBarButtonItem`.
///
/// Apple, UIBarItem.h.
@preconcurrency @MainActor
open class UIBarItem: NSObject, @MainActor UIAccessibilityIdentification {
  /// Makes an enabled item.
  public override init() {
    super.init()
  }

  /// Makes an enabled item; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Whether the user can tap the item; true by default.
  open var isEnabled = true

  /// The title; nil by default.
  open var title: String?

  /// The image, which is shown in place of the title; nil by default.
  open var image: UIImage?

  /// A number for the app; 0 by default.
  open var tag = 0

  /// The identifier by which UI tests find the item.
  open var accessibilityIdentifier: String?

  /// What assistive technology reads for the item; nil until it is set.
  open var accessibilityLabel: String?
}
