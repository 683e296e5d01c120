import RVBKit

protocol ProductDetailControllable: UIViewControllable {
  var id: String { get }
}

final class ProductDetailViewController: UIViewController, ProductDetailControllable {
  let id: String

  init(id: String) {
    self.id = id
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

/// A module that pushes a detail for each product.
final class ShopViewController: UIViewController, UIViewControllable {
  func presentDetail(
    animated: Bool,
    force: Bool,
    id: String,
    completion: ((any ProductDetailControllable) -> Void)?
  ) {
    presentChild(
      find: { ($0 as? any ProductDetailControllable).flatMap { $0.id == id ? $0 : nil } }, animated: animated,
      force: force
    ) { shop in
      let detail = ProductDetailViewController(id: id)
      shop.childScreens.push(detail, animated: animated)
      return detail
    } completion: {
      completion?($0)
    }
  }
}

extension UINavigationController {
  /// The identifiers of the products whose details are in the stack.
  var productIDs: [String] { viewControllers.compactMap { ($0 as? any ProductDetailControllable)?.id } }
}
