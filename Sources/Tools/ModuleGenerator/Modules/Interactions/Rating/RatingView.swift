import Interactions

/// Contains only how Rating looks. The controller owns it; interactions refer to it weakly.
final class RatingView: UIStackView {
  let starButton = UIButton(type: .system)
  let doneButton = UIButton(type: .system)
  private let starsLabel = UILabel()

  init() {
    super.init(frame: .zero)
    axis = .vertical
    backgroundColor = .systemBackground
    starsLabel.accessibilityIdentifier = "rating.starsLabel"
    addArrangedSubview(starsLabel)
    starButton.setTitle("Add a star", for: .normal)
    starButton.accessibilityIdentifier = "rating.starButton"
    addArrangedSubview(starButton)
    doneButton.setTitle("Done", for: .normal)
    doneButton.accessibilityIdentifier = "rating.doneButton"
    addArrangedSubview(doneButton)
  }

  required init(coder: NSCoder) {
    super.init(coder: coder)
  }
}

extension RatingView: RatingRendering {
  func render(_ renderable: RatingRenderable) {
    starsLabel.text = renderable.stars
  }
}
