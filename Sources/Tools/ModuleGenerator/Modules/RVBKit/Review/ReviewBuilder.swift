public import RVBKit

/// The objects that every Review needs, such as services.
public struct ReviewDependency {
  let mostStars: Int

  /// Combines the dependencies.
  public init(mostStars: Int) {
    self.mostStars = mostStars
  }
}

/// The data that is new for each Review.
public struct ReviewParameter {
  let stars: Int

  /// Combines the parameters.
  public init(stars: Int) {
    self.stars = stars
  }
}

/// Review's builder as a parent's router sees it.
public protocol ReviewBuildable: Buildable {
  /// Makes a module.
  func build(with parameter: ReviewParameter) -> any ReviewControllable
}

/// Makes whole Review modules, and the builders of their children.
///
/// The parent's router owns it and calls it. It owns the dependency, but not the modules that it has made.
public final class ReviewBuilder: Builder<ReviewDependency>, ReviewBuildable {
  /// Makes Review's components, and connects them.
  public func build(with parameter: ReviewParameter) -> any ReviewControllable {
    let viewModel = ReviewViewModel(stars: parameter.stars, mostStars: dependency.mostStars)
    let viewController = ReviewViewController(viewModel: viewModel)
    viewController.router = ReviewRouter(
      ratingBuilder: RatingBuilder(RatingDependency(mostStars: dependency.mostStars)),
    )
    return viewController
  }
}
