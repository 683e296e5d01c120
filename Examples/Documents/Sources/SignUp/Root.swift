// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import RVBKit
import Streams

public protocol MainControllable: UIViewControllable {
  func presentProfile(animated: Bool, force: Bool)
}

public final class MainViewController: UIViewController, MainControllable {
  public func presentProfile(animated: Bool, force: Bool) {
    presentChild(find: { $0 as? ProfileViewController }, animated: animated, force: force) { main in
      let profile = ProfileViewController()
      main.childScreens.push(profile, animated: animated)
      return profile
    }
  }
}

public final class ProfileViewController: UIViewController, UIViewControllable {}

/// The root presents the signed out view, waits until registration is complete, and then routes to the main view.
public final class RootViewController: UIViewController, UIViewControllable {
  private let aBuilder = ABuilder(())
  private var cancellableBag = Set<AnyCancellable>()
  private var signedIn: ((MainControllable) -> Void)?

  public func presentSignedOut(
    animated: Bool,
    force: Bool,
    signedIn: ((MainControllable) -> Void)?,
    completion: ((AControllable) -> Void)?
  ) {
    self.signedIn = signedIn
    presentChild(find: { $0 as? AControllable }, animated: animated, force: force) { root in
      let controllable = root.aBuilder.build()
      root.cancellableBag = []
      controllable.completed
        .sink { [weak root] in root?.presentMain() }
        .store(in: &root.cancellableBag)
      root.childScreens.present(UINavigationController(rootViewController: controllable), animated: animated)
      return controllable
    } completion: {
      completion?($0)
    }
  }

  private func presentMain() {
    route(self) { [signedIn] in
      let main = MainViewController()
      $0?.navigationController?.pushViewController(main, animated: true)
      signedIn?(main)
    }
  }

  public func routeToProfileLink() {
    presentSignedOut(
      animated: true,
      force: false,
      signedIn: { main in
        main.presentProfile(animated: true, force: true)
      },
      completion: nil
    )
  }
}
