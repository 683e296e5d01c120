// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import RVBKit

// The child that Review opens in this package. The generator writes children as modules like Review.

struct RatingDependency {
  let mostStars: Int
}

struct RatingParameter {
  let stars: Int
}

public protocol RatingControllable: UIViewControllable {
  var onDone: ((Int) -> Void)? { get set }
}

protocol RatingBuildable: Buildable {
  func build(with parameter: RatingParameter) -> any RatingControllable
}

final class RatingBuilder: Builder<RatingDependency>, RatingBuildable {
  func build(with parameter: RatingParameter) -> any RatingControllable {
    RatingViewController(stars: min(parameter.stars, dependency.mostStars))
  }
}

final class RatingViewController: UIViewController, RatingControllable {
  var onDone: ((Int) -> Void)?
  private let stars: Int

  init(stars: Int) {
    self.stars = stars
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let doneButton = UIButton(type: .system)
    doneButton.accessibilityIdentifier = "rating.doneButton"
    doneButton.onTap(in: self) { $0.onDone?($0.stars) }
    view = doneButton
  }
}
