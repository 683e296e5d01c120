import VIPERKit

struct RatingParameters {
  let mostStars: Int
}

@MainActor
protocol RatingDelegate: AnyObject {
  func ratingDidEnd(stars: Int)
}

protocol RatingViewable: AnyObject, UIAlertViewable, UIActivityIndicatorViewable {
  func setStarsText(to text: String)
}

protocol RatingNavigable: AnyObject, StandardNavigable {}

@MainActor
protocol RatingPresentable {
  func didTapStarButton()
  func didTapDoneButton()
}

@MainActor
protocol RatingRoutable {
  func close()
}

@MainActor
enum RatingFactory {
  static func `default`(parameters: RatingParameters, delegate: RatingDelegate) -> UIViewController {
    let viewController = RatingViewController()
    viewController.presenter = RatingPresenter(
      view: viewController, router: RatingRouter(navigator: viewController), parameters: parameters,
      delegate: delegate)
    return viewController
  }
}

final class RatingRouter<Navigator: RatingNavigable>: RatingRoutable {
  private unowned let navigator: Navigator

  init(navigator: Navigator) {
    self.navigator = navigator
  }

  func close() {
    navigator.whenIdle { [weak navigator] in navigator?.dismiss() }
  }
}

final class RatingPresenter<View: RatingViewable, Router: RatingRoutable>: RatingPresentable {
  private unowned let view: View
  private let router: Router
  private let parameters: RatingParameters
  private weak var delegate: RatingDelegate?
  private var stars = 0

  init(view: View, router: Router, parameters: RatingParameters, delegate: RatingDelegate) {
    self.view = view
    self.router = router
    self.parameters = parameters
    self.delegate = delegate
  }

  func didTapStarButton() {
    stars = min(stars + 1, parameters.mostStars)
    view.setStarsText(to: String(repeating: "★", count: stars))
  }

  func didTapDoneButton() {
    if stars == 0 {
      view.presentAlert(parameters: question)
    } else {
      end()
    }
  }

  private var question: UIAlertParameters {
    let send = UIAlertParameters.Action(title: "Send") { [weak self] in self?.end() }
    return UIAlertParameters(title: "No stars?", actions: [send, .init(title: "Keep", style: .cancel)])
  }

  private func end() {
    view.startActivityIndicatorAnimation()
    delegate?.ratingDidEnd(stars: stars)
    view.stopActivityIndicatorAnimation()
    router.close()
  }
}

final class RatingViewController: UIViewController, RatingViewable, RatingNavigable {
  var presenter: RatingPresentable!
  private let starsLabel = UILabel()
  private let starButton = UIButton(type: .system)
  private let doneButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIStackView(arrangedSubviews: [starsLabel, starButton, doneButton]))
    starsLabel.accessibilityIdentifier = "rating.stars"
    starButton.accessibilityIdentifier = "rating.starButton"
    doneButton.accessibilityIdentifier = "rating.doneButton"
    starButton.addAction(
      UIAction { [weak self] _ in self?.presenter.didTapStarButton() }, for: .touchUpInside)
    doneButton.addAction(
      UIAction { [weak self] _ in self?.presenter.didTapDoneButton() }, for: .touchUpInside)
  }

  func setStarsText(to text: String) {
    starsLabel.text = text
  }
}
