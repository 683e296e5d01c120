import Foundation
import QuartetThirdParty
import VIPERKit

// A line that ends in `violation:` breaks a rule; every other line keeps them all.

// MARK: - The domain

struct OrdersEntity {
  var titles: [String] = []
}

struct CustomerEntity {
  var name = ""
}

final class Ledger {
  static let shared = Ledger()
  var total = 0
}

protocol OrdersGateway: AnyObject {
  func orders() async throws -> OrdersEntity
}

final class RemoteOrdersGateway: OrdersGateway {
  private let client = HTTPClient()
  func orders() async throws -> OrdersEntity { OrdersEntity() }
}

final class RemoteStock: StockGateway {
  func count(of item: String) -> Int { 0 }
}

protocol StockGateway: AnyObject {
  func count(of item: String) -> Int
}

// MARK: - Own base classes

class BaseScreen: UIViewController {
  var titles: [String] = []  // violation: the superclass of a view keeps data

  func style() { view.backgroundColor = .systemBackground }
}

class BasePresenter<View: AnyObject, Router> {
  unowned let view: View
  let router: Router

  init(view: View, router: Router) {
    self.view = view
    self.router = router
  }
}

// MARK: - Orders

enum OrdersScene {
  struct Parameters {
    let customer: Int
  }

  final class Presenter<View, Router, Interactor>: BasePresenter<View, Router>, OrdersPresentable
  where
    View: OrdersViewable,
    Router: OrdersRoutable,
    Interactor: OrdersInteractive
  {
    private let interactor: Interactor
    private let history = History<String>()
    private var delegate: any OrdersDelegate  // violation: the delegate is owned
    private var titles: [String] = []

    init(view: View, router: Router, interactor: Interactor, delegate: any OrdersDelegate) {
      self.interactor = interactor
      self.delegate = delegate
      super.init(view: view, router: router)
    }

    func viewDidLoad() {
      history.push("load")
      Task { [weak self, interactor] in
        let entity: OrdersEntity? = try? await interactor.orders()
        self?.show(entity)
      }
    }

    func didTapClose() {
      _ = history.pop()
      history.dismiss()
      router.dismiss()
      view.presentAlert(parameters: UIAlertParameters(title: "Closed", actions: []))
    }

    func textDidChange(_ text: String) { titles.append(text + String(Int("3") ?? 0)) }

    private func show(_ orders: OrdersEntity?) {
      titles = orders?.titles ?? []
      view.reload(titles)
    }
  }

  struct Interactor: OrdersInteractive {
    let gateway: any OrdersGateway
    private let stock: RemoteStock  // violation: Quartet's, an interactor knows a gateway's class

    init(gateway: any OrdersGateway, stock: RemoteStock) {
      self.gateway = gateway
      self.stock = stock
    }

    func orders() async throws -> OrdersEntity { try await gateway.orders() }
  }

  final class Router<Navigator>: OrdersRoutable where Navigator: OrdersNavigable {
    private unowned let navigator: Navigator
    private weak var child: UIViewController?

    init(navigator: Navigator) { self.navigator = navigator }

    func toDetails(_ id: Int) {
      let details = DetailsFactory.scene(id: id)
      child = details
      navigator.push(details)
    }

    func toBrowser(_ url: String) {
      navigator.present(BrowserViewController(url))
    }

    func dismiss() { navigator.childScreens.close() }
  }

  final class Screen: BaseScreen, OrdersViewable, OrdersNavigable {
    var presenter: (any OrdersPresentable)!
    private let list = UIStackView()
    private var bottom: NSLayoutConstraint?

    override func viewDidLoad() {
      super.viewDidLoad()
      style()
      view.addSubview(list)
      presenter.viewDidLoad()
    }

    func reload(_ titles: [String]) {
      for title in titles {
        let label = UILabel()
        label.text = title
        list.addArrangedSubview(label)
      }
    }
  }

  struct UIModel {
    private init() {}

    enum Layout {
      static var margin: CGFloat { 10 }
    }
  }
}

struct OrdersFactory {
  private init() {}

  static func scene(delegate: any OrdersDelegate) -> UIViewController {
    let screen = OrdersScene.Screen()
    let router = OrdersScene.Router(navigator: screen)
    let interactor = OrdersScene.Interactor(gateway: RemoteOrdersGateway(), stock: RemoteStock())
    screen.presenter = OrdersScene.Presenter(
      view: screen, router: router, interactor: interactor, delegate: delegate)
    return screen
  }
}

protocol OrdersViewable: AnyObject, UIAlertViewable {
  func reload(_ titles: [String])
}

protocol OrdersNavigable: AnyObject, StandardNavigable {}

@MainActor protocol OrdersPresentable {
  func viewDidLoad()
  func didTapClose()
  func textDidChange(_ text: String)
}

protocol OrdersRoutable {
  func toDetails(_ id: Int)
  func dismiss()
}

protocol OrdersInteractive {
  func orders() async throws -> OrdersEntity
}

protocol OrdersDelegate: AnyObject {
  func ordersDidClose()
}

extension OrdersScene.Presenter {
  func color() -> UIColor {  // violation: a presenter uses UIKit
    .label  // violation: a member of UIKit's type
  }

  func customer() -> CustomerEntity {  // violation: an entity that no interactor returns
    .init()
  }

  func details() -> Any {
    DetailsFactory.scene(id: 1)  // violation: a presenter calls a factory
  }
}

extension OrdersScene.Screen {
  func showPopup() {
    let popup = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    present(popup, animated: true)  // violation: Quartet's, a link does not see the alert
  }

  func openDetails(_ details: UIViewController) {
    childScreens.present(details)  // violation: a view opens a screen
  }

  func hidePopup() { dismiss(animated: true) }

  func showDetails() {
    navigationController?.pushViewController(UIViewController(), animated: true)  // violation: a view pushes
  }

  func replace() {
    navigationController?.viewControllers = []  // violation: a view sets the stack
  }
}
