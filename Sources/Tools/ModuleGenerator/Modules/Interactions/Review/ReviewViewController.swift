public import Interactions

/// Review's controller as the navigation to it sees it.
@MainActor
public protocol ReviewControlling: UIViewController {
  /// Takes the interaction that opens Review, which is not owned.
  func use(_ listener: any ReviewListening)
  /// Review opens.
  func didOpen(stars: Int)
  /// A link leads to Rating. What it still has to do gets Rating's controller.
  func didOpenLinkToRating(_ next: @escaping (any RatingControlling) -> Void)
}

/// Owns the view and the interaction, and reports to the interaction what happens. It decides nothing.
///
/// UIKit owns it while it is shown.
final class ReviewViewController: UIViewController {
  private let contentView = ReviewView()
  private let interaction: any ReviewInteracting

  init(interaction: any ReviewInteracting) {
    self.interaction = interaction
    super.init(nibName: nil, bundle: nil)
    title = "Review"
    interaction.use(contentView)
    interaction.use(self)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = contentView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    contentView.starButton.onTap(in: self) { $0.interaction.didTapStarButton() }
    contentView.doneButton.onTap(in: self) { $0.interaction.didTapDoneButton() }
    contentView.ratingButton.onTap(in: self) { $0.interaction.didTapRatingButton() }
  }
}

extension ReviewViewController: ReviewControlling {
  func use(_ listener: any ReviewListening) {
    interaction.use(listener)
  }

  func didOpen(stars: Int) {
    interaction.didOpen(stars: stars)
  }

  func didOpenLinkToRating(_ next: @escaping (any RatingControlling) -> Void) {
    interaction.didOpenLinkToRating(next)
  }
}
