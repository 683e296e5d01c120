import RoundTable

enum RatingModuleViewIntent {
  case starButtonTap
  case doneButtonTap
}

final class RatingModuleView: RTEModuleViewStandalone<RatingModuleTypes> {
  private let starsLabel = UILabel()
  private let starButton = UIButton(type: .system)
  private let doneButton = UIButton(type: .system)

  override func loadView() {
    view = UIStackView(arrangedSubviews: [starsLabel, starButton, doneButton])
    view.backgroundColor = .systemBackground
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    starButton.setTitle("Add a star", for: .normal)
    starButton.addAction(
      UIAction { [weak self] _ in self?.pipeline.notify(intent: .starButtonTap) }, for: .touchUpInside)
    doneButton.setTitle("Done", for: .normal)
    doneButton.addAction(
      UIAction { [weak self] _ in self?.pipeline.notify(intent: .doneButtonTap) }, for: .touchUpInside)
  }

  override func handlePresenter(update: RatingModulePresenterUpdate) {
    switch update {
    case .stars(let text): starsLabel.text = text
    }
  }
}
