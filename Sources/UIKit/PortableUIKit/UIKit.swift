// Other files import this module in place of UIKit. UIKit brings Foundation with it, and so does this module.
@_exported public import Foundation

#if canImport(UIKit)
  @_exported public import UIKit

  func warn(_ message: String) { NSLog("%@", message) }
#else
  @_exported public import HeadlessUIKit

  func warn(_ message: String) { UIKitWarning.log(message) }
#endif
