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

/// How a view writes a request for its child.
nonisolated enum RequestForm: CaseIterable {
  /// As the document does, by UIKit's own method.
  case fourSteps
  case presentChild
  /// `presentChild`, by UIKit's own method.
  case presentChildInUIKit
}

/// A module that pushes a detail for each product.
final class ShopViewController: UIViewController, UIViewControllable {
  var waitsForOtherModules = true
  private let form: RequestForm

  init(_ form: RequestForm = .presentChild) {
    self.form = form
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func presentDetail(
    _ id: String, animated: Bool = true, force: Bool = true,
    completion: @escaping (any ProductDetailControllable) -> Void = { _ in }
  ) {
    if form == .fourSteps { return presentDetailInFourSteps(id, force: force) }
    presentChild(
      find: { ($0 as? any ProductDetailControllable).flatMap { $0.id == id ? $0 : nil } }, animated: animated,
      force: force
    ) { shop in
      let detail = ProductDetailViewController(id: id)
      if shop.form == .presentChild {
        shop.childScreens.push(detail, animated: animated)
      } else {
        shop.navigationController?.pushViewController(detail, animated: animated)
      }
      return detail
    } completion: {
      completion($0)
    }
  }

  private func presentDetailInFourSteps(_ id: String, force: Bool) {
    if let detail = search(where: { ($0 as? any ProductDetailControllable)?.id == id }).last {
      guard force else { return }
      route(detail)
      return
    }
    let detail = ProductDetailViewController(id: id)
    route(self) { $0?.navigationController?.pushViewController(detail, animated: true) }
  }
}

extension UINavigationController {
  /// The identifiers of the products whose details are in the stack.
  var productIDs: [String] { viewControllers.compactMap { ($0 as? any ProductDetailControllable)?.id } }
}
