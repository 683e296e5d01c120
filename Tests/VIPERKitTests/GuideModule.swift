import Foundation
import Screens
import VIPERKit

// The scene of Docs/VIPER.md, step by step. The guide shows these lines; a test holds the two together.

protocol RatingViewable: AnyObject, UIActivityIndicatorViewable {
  func setStars(to text: String)
  func setStarButtonInteraction(to isEnabled: Bool)
}

protocol RatingNavigable: AnyObject, StandardNavigable {}

protocol RatingPresentable {
  func viewDidLoad()
  func didTapStarButton()
  func didTapDoneButton()
}

protocol RatingRoutable {
  func close()
}

protocol RatingInteractive {
  func fetchMostStars(completion: @escaping (Int) -> Void)
}

struct RatingParameters {
  let stars: Int
  let gateway: RatingGateway
}

protocol RatingDelegate: AnyObject {
  func ratingDidRate(stars: Int)
}

/// Answers when it is told to.
final class RatingGateway {
  private var completion: ((Int) -> Void)?

  func fetchMostStars(completion: @escaping (Int) -> Void) {
    self.completion = completion
  }

  func answer(_ mostStars: Int) {
    completion?(mostStars)
    completion = nil
  }
}

struct RatingInteractor: RatingInteractive {
  let gateway: RatingGateway

  func fetchMostStars(completion: @escaping (Int) -> Void) {
    gateway.fetchMostStars(completion: completion)
  }
}

final class RatingPresenter<View, Router, Interactor>: RatingPresentable
where View: RatingViewable, Router: RatingRoutable, Interactor: RatingInteractive {
  private unowned let view: View
  private let router: Router
  private let interactor: Interactor
  private unowned let delegate: any RatingDelegate
  private var stars: Int
  private var mostStars = 0

  init(
    view: View, router: Router, interactor: Interactor,
    parameters: RatingParameters, delegate: some RatingDelegate
  ) {
    self.view = view
    self.router = router
    self.interactor = interactor
    self.delegate = delegate
    stars = parameters.stars
  }

  func viewDidLoad() {
    update()
    view.startActivityIndicatorAnimation()
    interactor.fetchMostStars { [weak self] mostStars in
      self?.didFetch(mostStars: mostStars)
    }
  }

  func didTapStarButton() {
    stars += 1
    update()
  }

  func didTapDoneButton() {
    router.close()
    delegate.ratingDidRate(stars: stars)
  }

  private func didFetch(mostStars: Int) {
    self.mostStars = mostStars
    view.stopActivityIndicatorAnimation()
    update()
  }

  private func update() {
    view.setStars(to: String(repeating: RatingUIModel.Misc.star, count: stars))
    view.setStarButtonInteraction(to: stars < mostStars)
  }
}

final class RatingViewController: UIViewController, RatingViewable, RatingNavigable {
  let starsLabel = UILabel()
  let starButton = UIButton(type: .system)
  let doneButton = UIButton(type: .system)

  var presenter: (any RatingPresentable)!

  private typealias UIModel = RatingUIModel

  override func viewDidLoad() {
    super.viewDidLoad()
    setUp()
    presenter.viewDidLoad()
  }

  private func setUp() {
    view.backgroundColor = UIModel.Colors.background
    starsLabel.font = UIModel.Fonts.stars
    let stack = UIStackView(arrangedSubviews: [starsLabel, starButton, doneButton])
    stack.spacing = UIModel.Layout.spacing
    view.addSubview(stack)
    starButton.addAction(
      UIAction { [weak self] _ in self?.presenter.didTapStarButton() }, for: .touchUpInside)
    doneButton.addAction(
      UIAction { [weak self] _ in self?.presenter.didTapDoneButton() }, for: .touchUpInside)
  }

  func setStars(to text: String) {
    starsLabel.text = text
  }

  func setStarButtonInteraction(to isEnabled: Bool) {
    starButton.isEnabled = isEnabled
  }
}

final class RatingRouter<Navigator>: RatingRoutable
where Navigator: RatingNavigable {
  private unowned let navigator: Navigator

  init(navigator: Navigator) {
    self.navigator = navigator
  }

  func close() {
    navigator.dismiss(animated: RatingUIModel.Animations.isCloseAnimated)
  }
}

struct RatingUIModel {
  private init() {}

  struct Layout {
    static var spacing: CGFloat { 12 }

    private init() {}
  }

  struct Colors {
    static var background: UIColor { .systemBackground }

    private init() {}
  }

  struct Fonts {
    static var stars: UIFont { .preferredFont(forTextStyle: .title2) }

    private init() {}
  }

  struct Animations {
    static var isCloseAnimated: Bool { true }

    private init() {}
  }

  struct Misc {
    static var star: String { "★" }

    private init() {}
  }
}

struct RatingFactory {
  private init() {}

  static func `default`(
    parameters: RatingParameters, delegate: some RatingDelegate
  ) -> UIViewController {
    let viewController = RatingViewController()

    let router = RatingRouter(navigator: viewController)

    let interactor = RatingInteractor(gateway: parameters.gateway)

    let presenter = RatingPresenter(
      view: viewController,
      router: router,
      interactor: interactor,
      parameters: parameters,
      delegate: delegate
    )

    viewController.presenter = presenter

    return viewController
  }
}

final class HostViewController: UIViewController, RatingDelegate {
  let gateway = RatingGateway()
  var stars = 0

  func presentRating() {
    let parameters = RatingParameters(stars: stars, gateway: gateway)
    present(RatingFactory.default(parameters: parameters, delegate: self), animated: true)
  }

  func ratingDidRate(stars: Int) {
    self.stars = stars
  }
}
