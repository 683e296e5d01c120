public import Foundation

/// The base class of `UIAction`.
@preconcurrency @MainActor
open class UIMenuElement: NSObject, @MainActor UIAccessibilityIdentification {
  var storedTitle: String

  init(title: String) {
    storedTitle = title
    super.init()
  }

  /// The title.
  open var title: String { storedTitle }

  /// The identifier by which UI tests find the element.
  open var accessibilityIdentifier: String?
}
