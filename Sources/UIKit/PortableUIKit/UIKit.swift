// Other files import this module in place of UIKit. UIKit brings Foundation with it, and so does this module.
@_exported public import Foundation

#if canImport(UIKit)
  @_exported public import UIKit
#else
  @_exported public import HeadlessUIKit
#endif
