// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import RVBKit

/// A shop opens the details of its products. Its router and its builder are structures.
public struct ShopBuilder: Buildable {
  let productService: ProductService

  public init(productService: ProductService) {
    self.productService = productService
  }

  public func build() -> ShopViewController {
    ShopViewController(
      router: ShopRouter(detailBuilder: ProductDetailBuilder(.init(productService: productService))))
  }
}

struct ShopRouter: Routable {
  let detailBuilder: ProductDetailBuildable

  func routeToDetail(with parameter: ProductDetailParameter) -> ProductDetailControllable {
    detailBuilder.build(with: parameter)
  }
}

public final class ShopViewController: UIViewController, UIViewControllable {
  let router: ShopRouter

  init(router: ShopRouter) {
    self.router = router
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

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

    let child = router.routeToDetail(with: .init(id: id))
    route(self, animated: animated) {
      $0?.navigationController?.pushViewController(child, animated: animated)
      completion?(child)
    }
  }
}
