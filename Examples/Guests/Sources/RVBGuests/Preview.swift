// Compiled on Apple's systems only.
#if canImport(SwiftUI) && canImport(UIKit)
  import RVBKit
  import SwiftUI

  @available(iOS 17, *)
  #Preview("Name") {
    NameBuilder().build(with: NameParameter(name: "Ada"))
  }
#endif
