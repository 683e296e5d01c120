public import RVBKit

/// What every Rating needs, such as services.
public struct RatingDependency {
  let mostStars: Int

  /// Combines the dependencies.
  public init(mostStars: Int) {
    self.mostStars = mostStars
  }
}

/// What is new for each Rating.
public struct RatingParameter {
  let stars: Int

  /// Combines the parameters.
  public init(stars: Int) {
    self.stars = stars
  }
}

/// Rating's builder as a parent's router sees it.
public protocol RatingBuildable: Buildable {
  /// Makes a module.
  func build(with parameter: RatingParameter) -> any RatingControllable
}

/// Makes whole Rating modules, and the builders of their children.
///
/// The parent's router owns it and calls it. It owns the dependency, but not the modules that it has made.
public final class RatingBuilder: Builder<RatingDependency>, RatingBuildable {
  /// Makes Rating's components, and connects them.
  public func build(with parameter: RatingParameter) -> any RatingControllable {
    let viewModel = RatingViewModel(stars: parameter.stars, mostStars: dependency.mostStars)
    let router = RatingRouter()
    return RatingViewController(viewModel: viewModel, router: router)
  }
}
