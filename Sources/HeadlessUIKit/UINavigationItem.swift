public import Foundation

/// What a navigation bar shows for a controller.
open class UINavigationItem: NSObject {
  /// Makes an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// The title.
  open var title: String?
}
