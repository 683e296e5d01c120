// Compiled on Apple's systems only.
#if canImport(SwiftUI) && canImport(UIKit)
  import RoundTable
  import SwiftUI

  @available(iOS 17, *)
  #Preview("Page") {
    // The View owns the module.
    PageModuleAssembly().view
  }
#endif
