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
    presentChild(animated: animated, force: force, where: { $0.id == id }, completion: completion) { _ in
      ProductDetailViewController(id: id)
    } show: { shop, detail in
      shop.navigationController?.pushViewController(detail, animated: animated)
    }
  }
}
