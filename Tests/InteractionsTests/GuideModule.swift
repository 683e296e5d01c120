import Foundation
import Interactions
import Screens

// The screen of Docs/Interactions.md, step by step. The guide shows these lines; a test holds the two together.

struct RatingRenderable: Equatable {
  let stars: String
}

extension RatingRenderable {
  init(stars: Int) {
    self.init(stars: String(repeating: "★", count: stars))
  }
}

protocol RatingRendering: Rendering {
  func render(_ renderable: RatingRenderable)
}

final class RatingView: UIView {
  let starsLabel = UILabel()
  let starButton = UIButton(type: .system)
  let doneButton = UIButton(type: .system)

  init() {
    super.init(frame: .zero)
    for element in [starsLabel, starButton, doneButton] {
      addSubview(element)
    }
  }

  required init?(coder: NSCoder) { nil }
}

extension RatingView: RatingRendering {
  func render(_ renderable: RatingRenderable) {
    starsLabel.text = renderable.stars
  }
}

protocol RatingListening: AnyObject {
  func didRate(stars: Int)
}

protocol RatingInteracting: Interacting {
  func use(_ view: any RatingRendering)
  func use(_ listener: any RatingListening)
  func didTapStarButton()
  func didTapDoneButton()
}

final class RatingInteraction {
  private let mostStars: Int
  private var stars = 0
  private weak var view: (any RatingRendering)?
  private weak var listener: (any RatingListening)?

  init(mostStars: Int) {
    self.mostStars = mostStars
  }
}

extension RatingInteraction: RatingInteracting {
  func use(_ view: any RatingRendering) {
    self.view = view
    view.render(RatingRenderable(stars: stars))
  }

  func use(_ listener: any RatingListening) {
    self.listener = listener
  }

  func didTapStarButton() {
    stars = min(stars + 1, mostStars)
    view?.render(RatingRenderable(stars: stars))
  }

  func didTapDoneButton() {
    listener?.didRate(stars: stars)
  }
}

protocol RatingControlling: UIViewController {
  func use(_ listener: any RatingListening)
}

final class RatingViewController: UIViewController {
  private let ratingView = RatingView()
  private let interaction: any RatingInteracting

  init(interaction: any RatingInteracting) {
    self.interaction = interaction
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

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
}

extension RatingViewController: RatingControlling {
  func use(_ listener: any RatingListening) {
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

protocol RatingNavigating: Navigating<any PresentationControlling> {
  func use(_ listener: any RatingListening)
  func presentRating()
  func dismissRating()
}

final class RatingNavigation {
  private let ratingAssembler: any RatingAssembling
  private weak var presenter: (any PresentationControlling)?
  private weak var listener: (any RatingListening)?

  init(ratingAssembler: any RatingAssembling) {
    self.ratingAssembler = ratingAssembler
  }
}

extension RatingNavigation: RatingNavigating {
  func use(_ presenter: any PresentationControlling) {
    self.presenter = presenter
  }

  func use(_ listener: any RatingListening) {
    self.listener = listener
  }

  func presentRating() {
    let rating = ratingAssembler.assemble()
    if let listener { rating.use(listener) }
    presenter?.present(rating, animated: true, completion: nil)
  }

  func dismissRating() {
    presenter?.dismiss(animated: true, completion: nil)
  }
}

final class HostInteraction {
  private let navigation: any RatingNavigating
  private(set) var stars = 0

  init(navigation: any RatingNavigating) {
    self.navigation = navigation
    navigation.use(self)
  }

  func use(_ presenter: any PresentationControlling) {
    navigation.use(presenter)
  }

  func didTapRateButton() {
    navigation.presentRating()
  }
}

extension HostInteraction: RatingListening {
  func didRate(stars: Int) {
    self.stars = stars
    navigation.dismissRating()
  }
}
