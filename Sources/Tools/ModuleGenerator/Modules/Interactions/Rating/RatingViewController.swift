public import Interactions

/// Rating's controller as the navigation to it sees it.
@MainActor
public protocol RatingControlling: UIViewController {
  /// Takes the interaction that opens Rating, which is not owned.
  func use(_ listener: any RatingListening)
  /// Rating opens with these stars.
  func didOpen(stars: Int)
}

/// Owns the view and the interaction, and reports to the interaction what happens. It decides nothing.
///
/// UIKit owns it while it is shown.
final class RatingViewController: UIViewController {
  private let contentView = RatingView()
  private let interaction: any RatingInteracting

  init(interaction: any RatingInteracting) {
    self.interaction = interaction
    super.init(nibName: nil, bundle: nil)
    title = "Rating"
    interaction.use(contentView)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = contentView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    contentView.starButton.onTap(in: self) { $0.interaction.didTapStarButton() }
    contentView.doneButton.onTap(in: self) { $0.interaction.didTapDoneButton() }
  }
}

extension RatingViewController: RatingControlling {
  func use(_ listener: any RatingListening) {
    interaction.use(listener)
  }

  func didOpen(stars: Int) {
    interaction.didOpen(stars: stars)
  }
}
