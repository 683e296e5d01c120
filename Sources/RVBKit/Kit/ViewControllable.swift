#if canImport(SwiftUI) && canImport(UIKit)
  public import SwiftUI

  /// The controllable of a module whose view is a SwiftUI view. A parent that shows view controllers has its router
  /// convert the module with an adapter, which is a `UIHostingController`.
  @MainActor @preconcurrency
  public protocol ViewControllable: Controllable, View {}
#else
  /// The controllable of a module whose view is a SwiftUI view. On systems without UIKit and SwiftUI, it has no
  /// requirements.
  @MainActor @preconcurrency
  public protocol ViewControllable: Controllable {}
#endif
