import Interactions

/// The second function of Discovery One: it shows that the pod bay doors stay closed.
protocol AirlockInteracting: Interacting {
  func use(_ banner: BannerRendering)
  func didLosePodBayDoors()
}

final class AirlockInteraction: AirlockInteracting {
  private weak var banner: BannerRendering?

  func use(_ banner: BannerRendering) {
    self.banner = banner
  }

  func didLosePodBayDoors() {
    banner?.render(BannerRenderable(message: "Use the airlock"))
  }
}

struct AirlockInteractionAssembler: Assembling {
  func assemble() -> AirlockInteracting {
    AirlockInteraction()
  }
}
