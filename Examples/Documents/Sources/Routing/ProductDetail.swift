// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import RVBKit

public protocol ProductServiceable {
  func name(of id: String) -> String
}

public struct ProductDetailDependency {
  // MARK: - Property
  let productService: ProductServiceable

  // MARK: - Initializer
  public init(productService: ProductServiceable) {
    self.productService = productService
  }
}

public struct ProductDetailParameter {
  // MARK: - Property
  let id: String

  // MARK: - Initializer
  public init(id: String) {
    self.id = id
  }
}

public protocol ProductDetailControllable: UIViewControllable {
  var id: String { get }
}

public protocol ProductDetailBuildable: Buildable {
  func build(with parameter: ProductDetailParameter) -> ProductDetailControllable
}

public final class ProductDetailBuilder: Builder<ProductDetailDependency>, ProductDetailBuildable {
  public func build(with parameter: ProductDetailParameter) -> ProductDetailControllable {
    let viewController = ProductDetailViewController()
    let reactor = ProductDetailViewReactor(
      productService: dependency.productService,
      id: parameter.id
    )
    let router = ProductDetailRouter()

    viewController.router = router
    viewController.reactor = reactor

    return viewController
  }
}

protocol ProductDetailRoutable: Routable {}

final class ProductDetailRouter: ProductDetailRoutable {}

struct ProductDetailViewReactor {
  let productService: ProductServiceable
  let id: String
}

final class ProductDetailViewController: UIViewController, ProductDetailControllable {
  var router: ProductDetailRoutable?
  var reactor: ProductDetailViewReactor?

  var id: String { reactor?.id ?? "" }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = reactor?.productService.name(of: id)
  }
}

public protocol ProductsRoutable: Routable {
  func routeToDetail(with parameter: ProductDetailParameter) -> ProductDetailControllable
}

public final class ProductsRouter: ProductsRoutable {
  private let productDetailBuilder: ProductDetailBuildable

  public init(productDetailBuilder: ProductDetailBuildable) {
    self.productDetailBuilder = productDetailBuilder
  }

  public func routeToDetail(with parameter: ProductDetailParameter) -> ProductDetailControllable {
    productDetailBuilder.build(with: parameter)
  }
}

/// The document's link to a product: another product's detail is not the one that is meant.
public final class ProductsViewController: UIViewController, UIViewControllable {
  public var router: ProductsRoutable?

  public func presentDetail(
    animated: Bool,
    force: Bool,
    id: String,
    completion: ((ProductDetailControllable) -> Void)?
  ) {
    if let child = search(where: {
      guard let child = $0 as? ProductDetailControllable else { return false }
      return child.id == id
    })
    .last as? ProductDetailControllable {
      guard force else {
        completion?(child)
        return
      }
      route(child, animated: animated) { _ in
        completion?(child)
      }
      return
    }

    guard let child = router?.routeToDetail(with: .init(id: id)) else { return }

    route(self, animated: animated) {
      $0?.navigationController?.pushViewController(child, animated: animated)
      completion?(child)
    }
  }
}
