import Interactions

struct RatingRenderable: Equatable {
  let stars: String
}

protocol RatingRendering: Rendering {
  func render(_ renderable: RatingRenderable)
}

@MainActor
protocol RatingListening: AnyObject {
  func didRate(stars: Int)
}

protocol RatingInteracting: Interacting {
  func use(_ view: RatingRendering)
  func use(_ listener: RatingListening)
  func didTapStarButton()
  func didTapDoneButton()
}

final class RatingInteraction: RatingInteracting {
  private let mostStars: Int
  private var stars = 0
  private weak var view: RatingRendering?
  private weak var listener: RatingListening?

  init(mostStars: Int) {
    self.mostStars = mostStars
  }

  func use(_ view: RatingRendering) {
    self.view = view
  }

  func use(_ listener: RatingListening) {
    self.listener = listener
  }

  func didTapStarButton() {
    stars = min(stars + 1, mostStars)
    view?.render(RatingRenderable(stars: String(repeating: "★", count: stars)))
  }

  func didTapDoneButton() {
    listener?.didRate(stars: stars)
  }
}

final class RatingView: UIView, RatingRendering {
  let starButton = UIButton(type: .system)
  let doneButton = UIButton(type: .system)
  private let starsLabel = UILabel()

  init() {
    super.init(frame: .zero)
    addSubview(UIStackView(arrangedSubviews: [starsLabel, starButton, doneButton]))
    starsLabel.accessibilityIdentifier = "rating.stars"
    starButton.accessibilityIdentifier = "rating.starButton"
    doneButton.accessibilityIdentifier = "rating.doneButton"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func render(_ renderable: RatingRenderable) {
    starsLabel.text = renderable.stars
  }
}

@MainActor
protocol RatingControlling: UIViewController {
  func use(_ listener: RatingListening)
}

final class RatingViewController: UIViewController, RatingControlling {
  private let interaction: RatingInteracting
  private let ratingView = RatingView()

  init(interaction: RatingInteracting) {
    self.interaction = interaction
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func loadView() {
    view = ratingView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    ratingView.starButton.addAction(
      UIAction { [weak self] _ in self?.interaction.didTapStarButton() }, for: .touchUpInside)
    ratingView.doneButton.addAction(
      UIAction { [weak self] _ in self?.interaction.didTapDoneButton() }, for: .touchUpInside)
    interaction.use(ratingView)
  }

  func use(_ listener: RatingListening) {
    interaction.use(listener)
  }
}

protocol RatingInteractionAssembling: Assembling<any RatingInteracting> {}

struct RatingInteractionAssembler: RatingInteractionAssembling {
  let mostStars: Int

  func assemble() -> any RatingInteracting {
    RatingInteraction(mostStars: mostStars)
  }
}

protocol RatingAssembling: Assembling<any RatingControlling> {}

struct RatingAssembler: RatingAssembling {
  let interactionAssembler: any RatingInteractionAssembling

  func assemble() -> any RatingControlling {
    RatingViewController(interaction: interactionAssembler.assemble())
  }
}

protocol RatingNavigating: Navigating<any PresentationControlling & IdleAwaiting> {
  func use(_ listener: RatingListening)
  func presentRating()
  func dismissRating()
}

final class RatingNavigation: RatingNavigating {
  private let ratingAssembler: any RatingAssembling
  private weak var presenter: (PresentationControlling & IdleAwaiting)?
  private weak var listener: RatingListening?

  init(ratingAssembler: any RatingAssembling) {
    self.ratingAssembler = ratingAssembler
  }

  func use(_ navigationController: any PresentationControlling & IdleAwaiting) {
    presenter = navigationController
  }

  func use(_ listener: RatingListening) {
    self.listener = listener
  }

  func presentRating() {
    let rating = ratingAssembler.assemble()
    if let listener { rating.use(listener) }
    presenter?.whenIdle { [weak presenter] in presenter?.present(rating, animated: true, completion: nil) }
  }

  func dismissRating() {
    presenter?.whenIdle { [weak presenter] in presenter?.dismiss(animated: true, completion: nil) }
  }
}
