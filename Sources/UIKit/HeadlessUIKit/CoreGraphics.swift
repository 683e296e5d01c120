// UIKit brings CoreGraphics with it, and so does this module. In Swift, Apple's Foundation declares `CGRect` and `CGSize`
// without most of their members; elsewhere, Foundation has the members too.
#if canImport(CoreGraphics)
  @_exported public import CoreGraphics
#endif
