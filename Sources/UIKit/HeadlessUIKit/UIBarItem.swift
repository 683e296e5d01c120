public import Foundation

/// The base class of `UIBarButtonItem`.
///
/// Apple, UIBarItem.h.
@preconcurrency @MainActor open class UIBarItem: NSObject, @MainActor UIAccessibilityIdentification {
  public override init() { super.init() }

  public required init?(coder: NSCoder) { nil }

  open var isEnabled = true
  open var title: String?

  /// The image, which is shown in place of the title; nil by default.
  open var image: UIImage?

  /// A number for the app; 0 by default.
  open var tag = 0

  /// The identifier by which UI tests find the item.
  open var accessibilityIdentifier: String?

  /// The text that assistive technology reads for the item; nil until it is set.
  open var accessibilityLabel: String?
}
