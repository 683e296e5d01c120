import RVBKit

// Modules written from the document, with its names and shapes. Its streams come from libraries; here it is this one.

final class Stream {
  private var receivers: [() -> Void] = []

  func sink(_ receiver: @escaping () -> Void) { receivers.append(receiver) }
  func send() { for receiver in receivers { receiver() } }
}

// MARK: Dependency injection

final class ProductService {}

struct ProductDetailDependency {
  let productService: ProductService
}

struct ProductDetailParameter {
  let id: String
}

protocol ProductDetailControllable: UIViewControllable {
  var id: String { get }
  var productService: ProductService { get }
}

protocol ProductDetailBuildable: Buildable {
  func build(with parameter: ProductDetailParameter) -> any ProductDetailControllable
}

final class ProductDetailBuilder: Builder<ProductDetailDependency>, ProductDetailBuildable {
  func build(with parameter: ProductDetailParameter) -> any ProductDetailControllable {
    ProductDetailViewController(id: parameter.id, productService: dependency.productService)
  }
}

final class ProductDetailViewController: UIViewController, ProductDetailControllable {
  let id: String
  let productService: ProductService

  init(id: String, productService: ProductService) {
    self.id = id
    self.productService = productService
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

final class ShopRouter: Routable {
  private let detailBuilder: any ProductDetailBuildable

  init(detailBuilder: any ProductDetailBuildable) {
    self.detailBuilder = detailBuilder
  }

  func routeToDetail(with parameter: ProductDetailParameter) -> any ProductDetailControllable {
    detailBuilder.build(with: parameter)
  }
}

/// The document's `presentDetail`, with the kit's `presentChild`.
final class ShopViewController: UIViewController, UIViewControllable {
  let router = ShopRouter(
    detailBuilder: ProductDetailBuilder(ProductDetailDependency(productService: ProductService())))

  func presentDetail(
    animated: Bool,
    force: Bool,
    id: String,
    completion: ((any ProductDetailControllable) -> Void)?
  ) {
    presentChild(animated: animated, force: force, where: { $0.id == id }, completion: completion) { shop in
      shop.router.routeToDetail(with: ProductDetailParameter(id: id))
    } show: { shop, detail in
      shop.navigationController?.pushViewController(detail, animated: animated)
    }
  }
}

// MARK: Routing: A presents B, receives its event, and then presents C

protocol EventControllable: UIViewControllable {
  var event: Stream { get }
}

final class EventViewController: UIViewController, EventControllable {
  let event = Stream()
}

class AViewController: UIViewController {
  private(set) weak var b: EventViewController?

  func presentB() {
    let b = EventViewController()
    self.b = b
    b.event.sink { [weak self] in self?.show(UIViewController()) }
    show(b)
  }

  /// As in the document: back to itself and on to the child in one turn.
  func show(_ child: UIViewController) {
    navigationController?.popToViewController(self, animated: true)
    navigationController?.pushViewController(child, animated: true)
  }
}

final class RoutingAViewController: AViewController {
  override func show(_ child: UIViewController) {
    route(self, animated: true) {
      $0?.navigationController?.pushViewController(child, animated: true)
    }
  }
}

// MARK: Shared object: the root receives from A, its child, what D sends

struct ADependency {}

final class ABuilder: Builder<ADependency> {
  let completed = Stream()

  func build() -> StepViewController {
    StepViewController(completed: completed, next: BBuilder(BDependency(completed: completed)))
  }
}

protocol StepBuildable: Buildable {
  func build() -> StepViewController
}

struct BDependency {
  let completed: Stream
}

final class BBuilder: Builder<BDependency>, StepBuildable {
  func build() -> StepViewController {
    StepViewController(completed: nil, next: DBuilder(DDependency(completed: dependency.completed)))
  }
}

struct DDependency {
  let completed: Stream
}

final class DBuilder: Builder<DDependency>, StepBuildable {
  func build() -> StepViewController {
    StepViewController(completed: dependency.completed, next: nil)
  }
}

final class StepViewController: UIViewController, UIViewControllable {
  let completed: Stream?
  let nextBuilder: (any StepBuildable)?

  init(completed: Stream?, next: (any StepBuildable)?) {
    self.completed = completed
    nextBuilder = next
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
