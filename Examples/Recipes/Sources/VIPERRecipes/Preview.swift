// Compiled on Apple's systems only.
#if canImport(SwiftUI) && canImport(UIKit)
  import VIPERKit
  import SwiftUI

  private struct PreviewNames: NameInteractive {
    func save(_ name: String) async throws {}
  }

  private final class PreviewDelegate: NameDelegate {
    // The presenter refers to its delegate with `unowned`.
    static let shared = PreviewDelegate()

    func nameDidSave() {}
  }

  @available(iOS 17, *)
  #Preview("Name") {
    let scene = NameViewController()
    scene.presenter = NamePresenter(view: scene, interactor: PreviewNames(), delegate: PreviewDelegate.shared)
    return scene
  }
#endif
