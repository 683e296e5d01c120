// Compiled on Apple's systems only.
#if canImport(SwiftUI) && canImport(UIKit)
  import RVBKit
  import SwiftUI

  @available(iOS 17, *)
  #Preview("Name") {
    SavingBuilder(SavingDependency(save: { _ in })).build()
  }
#endif
