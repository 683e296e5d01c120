// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores

public import RVBKit
public import Streams

public protocol BControllable: UIViewControllable {
  var disposeBag: DisposeBag { get }
  var event: Observable<Void> { get }
}

public final class BViewController: UIViewController, BControllable {
  public let disposeBag = DisposeBag()
  private let _event = PublishRelay<Void>()
  public var event: Observable<Void> { _event.asObservable() }

  public func send() { _event.accept(()) }
}

public protocol CControllable: UIViewControllable {}

public final class CViewController: UIViewController, CControllable {}

public protocol AControllable: UIViewControllable {
  func presentB()
}

public final class BBuilder: Builder<Void>, BBuildable {
  public func build() -> BControllable { BViewController() }
}

public final class CBuilder: Builder<Void>, CBuildable {
  public func build() -> CControllable { CViewController() }
}

public protocol BBuildable: Buildable {
  func build() -> BControllable
}

public protocol CBuildable: Buildable {
  func build() -> CControllable
}

public protocol ARoutable: Routable {
  func routeToB() -> BControllable
  func routeToC() -> CControllable
}

public final class ARouter: ARoutable {
  private let bBuilder: BBuildable
  private let cBuilder: CBuildable

  public init(bBuilder: BBuildable, cBuilder: CBuildable) {
    self.bBuilder = bBuilder
    self.cBuilder = cBuilder
  }

  public func routeToB() -> BControllable { bBuilder.build() }
  public func routeToC() -> CControllable { cBuilder.build() }
}

/// The document's example: `A` routes to `B`, and, when `B` has sent an event, to `C`.
open class AViewController: UIViewController, AControllable {
  public var router: ARoutable?

  public func presentB() {
    guard let viewController = router?.routeToB() else { return }

    viewController.event
      .subscribe(onNext: { [weak self] in self?.presentC() })
      .disposed(by: viewController.disposeBag)

    show(viewController)
  }

  func presentC() {
    guard let viewController = router?.routeToC() else { return }

    show(viewController)
  }

  func show(_ viewController: UIViewController) {
    navigationController?.popToViewController(self, animated: true)
    navigationController?.pushViewController(viewController, animated: true)
  }
}

/// The same with `route`, which waits until the pop has ended.
public final class RoutingAViewController: AViewController {
  override func show(_ viewController: UIViewController) {
    route(self) {
      $0?.navigationController?.pushViewController(viewController, animated: true)
    }
  }
}
