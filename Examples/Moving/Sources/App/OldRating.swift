import PortableUIKit

final class OldRating: UIViewController {
  var onDone: ((Int) -> Void)?
  private let starsLabel = UILabel()
  private var stars: Int

  init(stars: Int) {
    self.stars = stars
    super.init(nibName: nil, bundle: nil)
    title = "Rating"
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    starsLabel.accessibilityIdentifier = "rating.starsLabel"
    let starButton = UIButton(type: .system)
    starButton.setTitle("Add a star", for: .normal)
    starButton.accessibilityIdentifier = "rating.starButton"
    starButton.onTap(in: self) { $0.show(stars: $0.stars + 1) }
    let doneButton = UIButton(type: .system)
    doneButton.setTitle("Done", for: .normal)
    doneButton.accessibilityIdentifier = "rating.doneButton"
    doneButton.onTap(in: self) { $0.onDone?($0.stars) }
    view = UIStackView(arrangedSubviews: [starsLabel, starButton, doneButton])
    show(stars: stars)
  }

  private func show(stars: Int) {
    self.stars = min(stars, 5)
    starsLabel.text = String(repeating: "★", count: self.stars)
  }
}
