import Interactions

protocol StarsRendering: Rendering {}
protocol TextRendering: Rendering {}

protocol RateInteracting: Interacting {
  func use(_ view: any StarsRendering)
  func use(_ view: any TextRendering)
}

final class RateView: UIView, StarsRendering, TextRendering {
  func connect(_ interaction: any RateInteracting) {
    #if MENDED
      interaction.use(self as any StarsRendering)
    #else
      interaction.use(self)
    #endif
  }
}
