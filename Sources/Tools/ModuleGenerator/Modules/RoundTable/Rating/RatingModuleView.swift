public import RoundTable

/// What the user does in Rating.
public enum RatingModuleViewIntent: Equatable {
  case starButtonTap
  case doneButtonTap
}

/// Rating's screen: shows updates and sends intents. It decides nothing, and presents nothing.
///
/// UIKit owns it while it is shown. It owns the pipeline, and so the module.
public final class RatingModuleView: RTEModuleViewStandalone<RatingModuleTypes> {
  private let stackView = UIStackView()
  private let starsLabel = UILabel()
  private let starButton = UIButton(type: .system)
  private let doneButton = UIButton(type: .system)

  public override func loadView() {
    stackView.axis = .vertical
    stackView.backgroundColor = .systemBackground
    view = stackView
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Rating"
    starsLabel.accessibilityIdentifier = "rating.starsLabel"
    stackView.addArrangedSubview(starsLabel)
    starButton.setTitle("Add a star", for: .normal)
    starButton.accessibilityIdentifier = "rating.starButton"
    starButton.onTap(in: self) { $0.pipeline.notify(intent: .starButtonTap) }
    stackView.addArrangedSubview(starButton)
    doneButton.setTitle("Done", for: .normal)
    doneButton.accessibilityIdentifier = "rating.doneButton"
    doneButton.onTap(in: self) { $0.pipeline.notify(intent: .doneButtonTap) }
    stackView.addArrangedSubview(doneButton)
  }

  public override func handlePresenter(update: RatingModulePresenterUpdate) {
    switch update {
    case .stars(let text): starsLabel.text = text
    }
  }
}
