// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import RVBKit

public final class ProductService {
  public init() {}
}

public struct ProductDetailDependency {
  // MARK: - Property
  let productService: ProductService

  // MARK: - Initializer
  public init(productService: ProductService) {
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
  var productService: ProductService { get }
}

public protocol ProductDetailBuildable: Buildable {
  func build(with parameter: ProductDetailParameter) -> ProductDetailControllable
}

public final class ProductDetailBuilder: Builder<ProductDetailDependency>, ProductDetailBuildable {
  public func build(with parameter: ProductDetailParameter) -> ProductDetailControllable {
    let reactor = ProductDetailViewReactor(
      productService: dependency.productService,
      id: parameter.id
    )
    let viewController = ProductDetailViewController(reactor: reactor)
    let router = ProductDetailRouter()

    viewController.router = router

    return viewController
  }
}

struct ProductDetailRouter: Routable {}

final class ProductDetailViewReactor {
  let productService: ProductService
  let id: String

  init(productService: ProductService, id: String) {
    self.productService = productService
    self.id = id
  }
}

final class ProductDetailViewController: UIViewController, ProductDetailControllable {
  var router: ProductDetailRouter?
  let reactor: ProductDetailViewReactor

  var id: String { reactor.id }
  var productService: ProductService { reactor.productService }

  init(reactor: ProductDetailViewReactor) {
    self.reactor = reactor
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}
