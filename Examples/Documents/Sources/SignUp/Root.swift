// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Parent
public import RVBKit
import Streams

public protocol RootControllable: UIViewControllable {
  func routeToChildLink()
  func routeToProfileLink()
}

public final class RootBuilder: Builder<Void> {
  public func build() -> RootControllable {
    let viewController = RootViewController()
    viewController.router = RootRouter(
      aBuilder: ABuilder(()), mainBuilder: MainBuilder(()), parentBuilder: ParentBuilder(.init()))
    return viewController
  }
}

protocol RootRoutable: Routable {
  func routeToA() -> AControllable
  func routeToMain() -> MainControllable
  func routeToParent() -> ParentControllable
}

final class RootRouter: RootRoutable {
  private let aBuilder: ABuildable
  private let mainBuilder: MainBuildable
  private let parentBuilder: ParentBuildable

  init(aBuilder: ABuildable, mainBuilder: MainBuildable, parentBuilder: ParentBuildable) {
    self.aBuilder = aBuilder
    self.mainBuilder = mainBuilder
    self.parentBuilder = parentBuilder
  }

  func routeToA() -> AControllable { aBuilder.build() }
  func routeToMain() -> MainControllable { mainBuilder.build() }
  func routeToParent() -> ParentControllable { parentBuilder.build(with: .init()) }
}

/// The root handles the links. It presents the signed out view, waits until registration is complete, and then routes to
/// the main view.
final class RootViewController: UIViewController, RootControllable {
  var router: RootRoutable?
  private var cancellableBag = Set<AnyCancellable>()
  private var signedIn: ((MainControllable) -> Void)?

  func presentParent(animated: Bool, force: Bool, completion: ((ParentControllable) -> Void)?) {
    presentChild(find: { $0 as? ParentControllable }, animated: animated, force: force) { root in
      guard let parent = root.router?.routeToParent() else { return nil }
      root.childScreens.push(parent, animated: animated)
      return parent
    } completion: {
      completion?($0)
    }
  }

  func routeToChildLink() {
    presentParent(animated: true, force: false) { parent in
      parent.presentChild(animated: true, force: true, completion: nil)
    }
  }

  func presentSignedOut(
    animated: Bool,
    force: Bool,
    signedIn: ((MainControllable) -> Void)?,
    completion: ((AControllable) -> Void)?
  ) {
    self.signedIn = signedIn
    presentChild(find: { $0 as? AControllable }, animated: animated, force: force) { root in
      guard let controllable = root.router?.routeToA() else { return nil }
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
    guard let main = router?.routeToMain() else { return }
    route(self) { [signedIn] in
      $0?.navigationController?.pushViewController(main, animated: true)
      signedIn?(main)
    }
  }

  func routeToProfileLink() {
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
