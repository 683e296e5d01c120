// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import RVBKit

public protocol MainControllable: UIViewControllable {
  func presentProfile(animated: Bool, force: Bool)
}

public protocol ProfileControllable: UIViewControllable {}

protocol MainBuildable: Buildable {
  func build() -> MainControllable
}

final class MainBuilder: Builder<Void>, MainBuildable {
  func build() -> MainControllable {
    let viewController = MainViewController()
    viewController.router = MainRouter(profileBuilder: ProfileBuilder(()))
    return viewController
  }
}

protocol MainRoutable: Routable {
  func routeToProfile() -> ProfileControllable
}

final class MainRouter: MainRoutable {
  private let profileBuilder: ProfileBuildable

  init(profileBuilder: ProfileBuildable) {
    self.profileBuilder = profileBuilder
  }

  func routeToProfile() -> ProfileControllable { profileBuilder.build() }
}

final class MainViewController: UIViewController, MainControllable {
  var router: MainRoutable?

  func presentProfile(animated: Bool, force: Bool) {
    presentChild(find: { $0 as? ProfileControllable }, animated: animated, force: force) { main in
      guard let profile = main.router?.routeToProfile() else { return nil }
      main.childScreens.push(profile, animated: animated)
      return profile
    }
  }
}

protocol ProfileBuildable: Buildable {
  func build() -> ProfileControllable
}

final class ProfileBuilder: Builder<Void>, ProfileBuildable {
  func build() -> ProfileControllable { ProfileViewController() }
}

final class ProfileViewController: UIViewController, ProfileControllable {}
