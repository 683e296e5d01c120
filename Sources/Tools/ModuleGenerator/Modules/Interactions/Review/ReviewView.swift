import Interactions

/// Contains only how Review looks. The controller owns it; interactions refer to it weakly.
final class ReviewView: UIStackView {
  let starButton = UIButton(type: .system)
  let doneButton = UIButton(type: .system)
  let ratingButton = UIButton(type: .system)
  private let starsLabel = UILabel()

  init() {
    super.init(frame: .zero)
    axis = .vertical
    backgroundColor = .systemBackground
    starsLabel.accessibilityIdentifier = "review.starsLabel"
    addArrangedSubview(starsLabel)
    starButton.setTitle("Add a star", for: .normal)
    starButton.accessibilityIdentifier = "review.starButton"
    addArrangedSubview(starButton)
    doneButton.setTitle("Done", for: .normal)
    doneButton.accessibilityIdentifier = "review.doneButton"
    addArrangedSubview(doneButton)
    ratingButton.setTitle("Rating", for: .normal)
    ratingButton.accessibilityIdentifier = "review.ratingButton"
    addArrangedSubview(ratingButton)
  }

  required init(coder: NSCoder) {
    super.init(coder: coder)
  }
}

extension ReviewView: ReviewRendering {
  func render(_ renderable: ReviewRenderable) {
    starsLabel.text = renderable.stars
  }
}
