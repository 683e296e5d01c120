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
    starButton.onTap(in: self) { $0.pipeline.notify(intent: .starButtonTap) }
    doneButton.setTitle("Done", for: .normal)
    doneButton.onTap(in: self) { $0.pipeline.notify(intent: .doneButtonTap) }
  }

  override func handlePresenter(update: RatingModulePresenterUpdate) {
    switch update {
    case .stars(let text): starsLabel.text = text
    }
  }
}
