import Interactions

/// A second function, on two screens: it shows the way in while the pod bay doors stay closed.
protocol AirlockInteracting: Interacting {
  func use(_ banner: BannerRendering)
  func didTapAirlockButton()
}

final class AirlockInteraction: AirlockInteracting {
  private weak var banner: BannerRendering?

  func use(_ banner: BannerRendering) {
    self.banner = banner
  }

  func didTapAirlockButton() {
    banner?.render(BannerRenderable(message: "Put on your helmet"))
  }
}

/// A view that owns its interaction, so that a controller shows it without knowing what it does.
final class AirlockView: UIView {
  private let interaction: AirlockInteracting

  init(interaction: AirlockInteracting) {
    self.interaction = interaction
    super.init(frame: .zero)
    let bannerView = BannerView()
    bannerView.accessibilityIdentifier = "airlock"
    interaction.use(bannerView)
    let button = UIButton(type: .system)
    button.accessibilityIdentifier = "airlockButton"
    button.addAction(
      UIAction { [weak interaction] _ in interaction?.didTapAirlockButton() }, for: .touchUpInside)
    addSubview(UIStackView(arrangedSubviews: [bannerView, button]))
  }

  required init?(coder: NSCoder) { nil }
}

enum AirlockInteractionAssembler {
  static func assemble() -> AirlockInteracting {
    AirlockInteraction()
  }
}

enum AirlockAssembler {
  static func assemble() -> UIView {
    AirlockView(interaction: AirlockInteractionAssembler.assemble())
  }
}
