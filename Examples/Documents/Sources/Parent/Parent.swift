// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Child
public import RVBKit
import Streams

public protocol ParentControllable: UIViewControllable {
  func presentChild()
  func presentChild(animated: Bool, force: Bool, completion: ((ChildControllable) -> Void)?)
}

public struct ParentDependency: Dependency {
  public init() {}
}

public struct ParentParameter: Parameter {
  public init() {}
}

public protocol ParentBuildable: Buildable {
  func build(with parameter: ParentParameter) -> ParentControllable
}

public final class ParentBuilder: Builder<ParentDependency>, ParentBuildable {
  public func build(with parameter: ParentParameter) -> ParentControllable {
    let viewController = ParentViewController()
    viewController.router = ParentRouter(childBuilder: ChildBuilder(.init()))
    return viewController
  }
}

final class ParentViewController: UIViewController, ParentControllable {
  var router: ParentRoutable?

  /// The chapter on communication: UIKit's own `present`.
  func presentChild() {
    guard let controllable = router?.routeToChild(with: .init()) else { return }

    // Receive event.
    controllable.completed
      .subscribe(onNext: { [weak self] in
        guard let self else { return }
        self.route(self, animated: true)
      })
      .disposed(by: controllable.disposeBag)

    present(controllable, animated: true)
  }

  func presentChild(
    animated: Bool,
    force: Bool,
    completion: ((ChildControllable) -> Void)?
  ) {
    // #1
    // `search(where:)` search view controllers that satisfied where clause.
    if let child = search(where: { $0 is ChildControllable })
      .last as? ChildControllable
    {
      // #2
      guard force else {
        completion?(child)
        return
      }
      // `route(_:animated:completion:)` is route to view controller if possible.
      route(child, animated: animated) { _ in
        completion?(child)
      }
      return
    }

    // #3
    guard let child = router?.routeToChild(with: .init()) else { return }

    child.completed
      .subscribe(onNext: { [weak self] in
        guard let self else { return }
        self.route(self, animated: true) { _ in }
      })
      .disposed(by: child.disposeBag)

    // #4
    route(self, animated: animated) {
      $0?.navigationController?.pushViewController(child, animated: animated)
      completion?(child)
    }
  }
}
