import Foundation
import RVBKit
import Screens

// The module of Docs/RVB.md, step by step. The guide shows these lines; a test holds the two together.

struct RatingDependency {
  let store: RatingStore
}

struct RatingParameter {
  let productID: String
}

protocol RatingControllable: UIViewControllable {
  var productID: String { get }
  var onRate: ((Int) -> Void)? { get set }
}

final class RatingStore {
  var stars: [String: Int] = [:]
}

protocol RatingRoutable: Routable {
  func routeToThanks(onClose: @escaping () -> Void) -> UIAlertController
}

final class RatingRouter: RatingRoutable {
  func routeToThanks(onClose: @escaping () -> Void) -> UIAlertController {
    let alert = UIAlertController(title: "Thank you", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Close", style: .cancel) { _ in onClose() })
    return alert
  }
}

final class RatingViewController: UIViewController, RatingControllable {
  let productID: String
  let starsLabel = UILabel()
  let starButton = UIButton(type: .system)
  let doneButton = UIButton(type: .system)

  var router: (any RatingRoutable)?
  var onRate: ((Int) -> Void)?

  private let store: RatingStore
  private var stars = 0

  init(productID: String, store: RatingStore) {
    self.productID = productID
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for element in [starsLabel, starButton, doneButton] {
      view.addSubview(element)
    }
    starButton.addAction(UIAction { [weak self] _ in self?.addStar() }, for: .touchUpInside)
    doneButton.addAction(UIAction { [weak self] _ in self?.presentThanks() }, for: .touchUpInside)
  }

  private func addStar() {
    stars = min(stars + 1, 5)
    starsLabel.text = String(repeating: "★", count: stars)
  }

  private func presentThanks() {
    store.stars[productID] = stars
    let alert = router?.routeToThanks(onClose: { [weak self] in
      guard let self else { return }
      self.onRate?(self.stars)
    })
    if let alert { present(alert, animated: true) }
  }
}

protocol RatingBuildable: Buildable {
  func build(with parameter: RatingParameter) -> any RatingControllable
}

final class RatingBuilder: Builder<RatingDependency>, RatingBuildable {
  func build(with parameter: RatingParameter) -> any RatingControllable {
    let viewController = RatingViewController(productID: parameter.productID, store: dependency.store)
    viewController.router = RatingRouter()
    return viewController
  }
}

protocol ShopRoutable: Routable {
  func routeToRating(with parameter: RatingParameter) -> any RatingControllable
}

final class ShopRouter: ShopRoutable {
  private let ratingBuilder: any RatingBuildable

  init(ratingBuilder: any RatingBuildable) {
    self.ratingBuilder = ratingBuilder
  }

  func routeToRating(with parameter: RatingParameter) -> any RatingControllable {
    ratingBuilder.build(with: parameter)
  }
}

final class ShopViewController: UIViewController {
  var router: (any ShopRoutable)?
  var stars = 0

  func presentRating(
    of productID: String,
    animated: Bool,
    force: Bool,
    completion: ((any RatingControllable) -> Void)?
  ) {
    // Is it there already? Where there are several, the last is the farthest.
    let found = search { ($0 as? any RatingControllable)?.productID == productID }.last
    if let rating = found as? any RatingControllable {
      guard force else {
        completion?(rating)
        return
      }
      route(rating, animated: animated) { completion?(rating) }
      return
    }

    guard let rating = router?.routeToRating(with: RatingParameter(productID: productID)) else { return }
    rating.onRate = { [weak self] stars in
      guard let self else { return }
      self.stars = stars
      self.route(self, animated: true)
    }

    // Back to oneself first, wherever one is.
    route(self, animated: animated) {
      $0?.navigationController?.pushViewController(rating, animated: animated)
      completion?(rating)
    }
  }
}

final class ShopDeeplinks {
  let handler = DeeplinkHandler(isReady: false)

  init(shop: ShopViewController) {
    handler.register("shop://products/:id/rating") { [weak shop] link in
      guard let id = link.path["id"] else { return }
      shop?.presentRating(of: id, animated: true, force: true, completion: nil)
    }
  }
}
