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
    rateButton.onTap(in: self) { $0.openRating() }
  }

  private func openRating() {
    let module = RatingModuleAssembly(trunk: trunk)
    module.joint.attach { [weak self] output in
      switch output {
      case .rated(let stars): self?.close(stars: stars)
      }
    }
    childScreens.present(module.view)
  }

  private func close(stars: Int) {
    childScreens.close()
    ratingLabel.text = "\(stars) stars"
  }
}
