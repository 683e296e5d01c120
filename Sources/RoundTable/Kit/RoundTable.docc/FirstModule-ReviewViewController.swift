import RoundTable

/// Shows the rating, and opens the screen that changes it.
public final class ReviewViewController: UIViewController {
  private let trunk = Trunk()
  private let ratingLabel = UILabel()
  private let rateButton = UIButton(type: .system)

  public override func loadView() {
    view = UIStackView(arrangedSubviews: [ratingLabel, rateButton])
    view.backgroundColor = .systemBackground
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    rateButton.setTitle("Rate", for: .normal)
    rateButton.addAction(UIAction { [weak self] _ in self?.openRating() }, for: .touchUpInside)
  }

  private func openRating() {
    let module = RatingModuleAssembly(trunk: trunk)
    module.joint.attach { [weak self] output in
      switch output {
      case .rated(let stars): self?.close(stars: stars)
      }
    }
    whenIdle { [weak self] in self?.present(module.view, animated: true) }
  }

  private func close(stars: Int) {
    ratingLabel.text = "\(stars) stars"
    whenIdle { [weak self] in self?.dismiss(animated: true) }
  }
}
