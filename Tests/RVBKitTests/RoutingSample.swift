import Foundation
import RVBKit
import Screens

// The document's routing example: A shows B, hears from it, and then shows C.

protocol BControllable: UIViewControllable {
  var event: Stream { get }
}

protocol CControllable: UIViewControllable {}

final class BViewController: UIViewController, BControllable {
  let event = Stream()
}

final class CViewController: UIViewController, CControllable {}

protocol ARoutable: Routable {
  func routeToB() -> any BControllable
  func routeToC() -> any CControllable
}

final class ARouter: ARoutable {
  func routeToB() -> any BControllable { BViewController() }
  func routeToC() -> any CControllable { CViewController() }
}

/// How A comes back to itself before it shows a child.
enum SampleWay { case asInTheDocument, withRoute }

final class AViewController: UIViewController {
  var router: (any ARoutable)? = ARouter()
  private let way: SampleWay

  init(way: SampleWay) {
    self.way = way
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func presentB() {
    guard let viewController = router?.routeToB() else { return }
    viewController.event.sink { [weak self] in self?.presentC() }
    show(viewController)
  }

  func presentC() {
    guard let viewController = router?.routeToC() else { return }
    show(viewController)
  }

  private func show(_ viewController: UIViewController) {
    switch way {
    case .asInTheDocument:
      navigationController?.popToViewController(self, animated: true)
      navigationController?.pushViewController(viewController, animated: true)
    case .withRoute:
      route(self, animated: true) {
        $0?.navigationController?.pushViewController(viewController, animated: true)
      }
    }
  }
}
