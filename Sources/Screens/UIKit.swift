// The only place that asks where the package runs: UIKit where there is one, its stand-in elsewhere.
#if canImport(UIKit)
  @_exported public import UIKit
#else
  @_exported public import HeadlessUIKit
#endif
