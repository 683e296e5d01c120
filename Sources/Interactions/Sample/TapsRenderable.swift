import Interactions
import Screens

/// Whether a screen accepts taps: not after its end, and not while what covers it waits for a transition (T2, T7).
struct TapsRenderable: Equatable {
  let areAccepted: Bool
}

protocol TapsRendering: Rendering {
  func render(_ renderable: TapsRenderable)
}

extension ReviewScreen: TapsRendering {
  func render(_ renderable: TapsRenderable) {
    isUserInteractionEnabled = renderable.areAccepted
  }
}

extension LoginScreen: TapsRendering {
  func render(_ renderable: TapsRenderable) {
    isUserInteractionEnabled = renderable.areAccepted
  }
}

extension CommentScreen: TapsRendering {
  func render(_ renderable: TapsRenderable) {
    isUserInteractionEnabled = renderable.areAccepted
  }
}
