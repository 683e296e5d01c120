// Compiled on Apple's systems only.
#if canImport(SwiftUI) && canImport(UIKit)
  import Interactions
  import SwiftUI

  @available(iOS 17, *)
  #Preview("Saving") {
    SavingHostingController(interaction: SavingInteraction())
  }
#endif
