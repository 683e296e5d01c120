public import RoundTable

/// The user's actions in Review.
public enum ReviewModuleViewIntent {
  case starButtonTap
  case doneButtonTap
  case ratingButtonTap
}

/// What the parent shows. The alias decides the shape: the screen alone, or a navigation controller around it.
public typealias ReviewModuleView = ReviewModuleScreen

/// Review's screen: shows updates and sends intents. It decides nothing, and presents nothing.
///
/// UIKit owns it while it is shown. It owns the pipeline, and so the module.
public final class ReviewModuleScreen: RTEModuleViewStandalone<ReviewModuleTypes>, RTEModulePrimaryView {
  private let stackView = UIStackView()
  private let starsLabel = UILabel()
  private let starButton = UIButton(type: .system)
  private let doneButton = UIButton(type: .system)
  private let ratingButton = UIButton(type: .system)

  public override func loadView() {
    stackView.axis = .vertical
    stackView.backgroundColor = .systemBackground
    view = stackView
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Review"
    starsLabel.accessibilityIdentifier = "review.starsLabel"
    stackView.addArrangedSubview(starsLabel)
    starButton.setTitle("Add a star", for: .normal)
    starButton.accessibilityIdentifier = "review.starButton"
    starButton.onTap(in: self) { $0.pipeline.notify(intent: .starButtonTap) }
    stackView.addArrangedSubview(starButton)
    doneButton.setTitle("Done", for: .normal)
    doneButton.accessibilityIdentifier = "review.doneButton"
    doneButton.onTap(in: self) { $0.pipeline.notify(intent: .doneButtonTap) }
    stackView.addArrangedSubview(doneButton)
    ratingButton.setTitle("Rating", for: .normal)
    ratingButton.accessibilityIdentifier = "review.ratingButton"
    ratingButton.onTap(in: self) { $0.pipeline.notify(intent: .ratingButtonTap) }
    stackView.addArrangedSubview(ratingButton)
  }

  public override func handlePresenter(update: ReviewModulePresenterUpdate) {
    switch update {
    case .stars(let text): starsLabel.text = text
    }
  }
}
