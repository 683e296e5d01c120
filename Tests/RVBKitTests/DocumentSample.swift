import Foundation
import RVBKit
import Screens

// Modules written from the document, names and shapes kept: they must compile against the kit as it stands.
// Its streams come from libraries; a closure does here.

/// Stands for the document's streams: who listens is told, as long as the stream lives.
final class Stream {
  private var receivers: [() -> Void] = []

  func sink(_ receiver: @escaping () -> Void) { receivers.append(receiver) }
  func send() { for receiver in receivers { receiver() } }
}

// MARK: Dependency and parameter

final class ProductService {}

struct ProductDetailDependency {
  let productService: ProductService
}

struct ProductDetailParameter {
  let id: String
}

protocol ProductDetailControllable: UIViewControllable {
  var id: String { get }
}

protocol ProductDetailBuildable: Buildable {
  func build(with parameter: ProductDetailParameter) -> any ProductDetailControllable
}

/// What a builder makes itself.
final class ProductCache {}

final class ProductDetailBuilder: Builder<ProductDetailDependency>, ProductDetailBuildable {
  let cache = ProductCache()

  func build(with parameter: ProductDetailParameter) -> any ProductDetailControllable {
    ProductDetailViewController(
      id: parameter.id, productService: dependency.productService, cache: cache)
  }
}

final class ProductDetailViewController: UIViewController, ProductDetailControllable {
  let id: String
  let productService: ProductService
  private(set) weak var cache: ProductCache?

  init(id: String, productService: ProductService, cache: ProductCache) {
    self.id = id
    self.productService = productService
    self.cache = cache
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

// MARK: Deep link

protocol ChildControllable: UIViewControllable {
  var completed: Stream { get }
}

final class ChildViewController: UIViewController, ChildControllable {
  let completed = Stream()
}

struct ChildParameter {}

final class ParentRouter: Routable {
  func routeToChild(with parameter: ChildParameter) -> any ChildControllable { ChildViewController() }
}

protocol ParentControllable: UIViewControllable {
  func presentChild(animated: Bool, force: Bool, completion: ((any ChildControllable) -> Void)?)
}

final class ParentViewController: UIViewController, ParentControllable {
  var router: ParentRouter? = ParentRouter()

  func presentChild(
    animated: Bool,
    force: Bool,
    completion: ((any ChildControllable) -> Void)?
  ) {
    // #1
    if let child = search(where: { $0 is any ChildControllable })
      .last as? any ChildControllable
    {
      // #2
      guard force else {
        completion?(child)
        return
      }
      route(child, animated: animated) {
        completion?(child)
      }
      return
    }

    // #3
    guard let child = router?.routeToChild(with: .init()) else { return }

    child.completed
      .sink { [weak self] in
        guard let self else { return }
        self.route(self, animated: true) { _ in }
      }

    // #4
    route(self, animated: animated) {
      $0?.navigationController?.pushViewController(child, animated: animated)
      completion?(child)
    }
  }
}

final class RootViewController: UIViewController {
  func presentParent(animated: Bool, force: Bool, completion: ((any ParentControllable) -> Void)?) {
    let parent = ParentViewController()
    route(self, animated: animated) {
      $0?.navigationController?.pushViewController(parent, animated: animated)
      completion?(parent)
    }
  }

  func routeToChildLink() {
    presentParent(animated: true, force: false) { parent in
      parent.presentChild(animated: true, force: true, completion: nil)
    }
  }
}
