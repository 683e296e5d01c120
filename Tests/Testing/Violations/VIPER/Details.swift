import Foundation
import QuartetThirdParty
import VIPERKit

// A second scene, written by someone who has read no document.

protocol DetailsViewable: AnyObject { func show(_ text: String) }
protocol DetailsNavigable: AnyObject, StandardNavigable {}
@MainActor protocol DetailsPresentable: AnyObject { func viewDidLoad() }
protocol DetailsRoutable: AnyObject { func back() }
protocol DetailsInteractive { func text(of id: Int) -> String }

final class DetailsPresenter: DetailsPresentable {
  weak var view: (any DetailsViewable)?  // violation: the view is not unowned
  weak var router: (any DetailsRoutable)?  // violation: the router is not owned
  private let interactor: any DetailsInteractive
  private let navigator: any DetailsNavigable  // violation: a presenter knows the navigator
  private let stock: any StockGateway  // violation: a presenter uses a gateway

  init(interactor: any DetailsInteractive, navigator: any DetailsNavigable, stock: any StockGateway) {
    self.interactor = interactor
    self.navigator = navigator
    self.stock = stock
  }

  func viewDidLoad() { view?.show(interactor.text(of: 1)) }

  func close() {
    UserDefaults.standard.set(true, forKey: "closed")  // violation: a presenter stores by itself
    navigator.pop()  // violation: a presenter navigates
  }
}

final class DetailsInteractor: DetailsInteractive {  // violation: an interactor is a class
  private var cache: [Int: String] = [:]  // violation: an interactor has state

  func text(of id: Int) -> String {
    HTTPClient().get("/\(id)") { _ in }  // violation: an interactor fetches by itself
    UserDefaults.standard.set(id, forKey: "id")  // violation: and stores by itself
    return cache[id] ?? ""
  }
}

struct CachingInteractor: DetailsInteractive {
  weak var output: (any DetailsPresentable)?  // violation: state, and an interactor knows the presenter
  unowned let screen: any DetailsViewable  // violation: an interactor knows the view

  func text(of id: Int) -> String { "" }
}

final class DetailsRouter<Navigator: DetailsNavigable>: DetailsRoutable {
  private weak var presenter: (any DetailsPresentable)?  // violation: a router knows the presenter
  private let navigator: Navigator  // violation: a router owns the navigator

  init(navigator: Navigator) { self.navigator = navigator }

  func back() { navigator.pop(animated: true) }

  func confirm(_ order: OrdersEntity) {  // violation: an entity in a router
    let alert = UIAlertController(  // violation: a router presents an alert
      title: "Sure?", message: nil, preferredStyle: .alert)
    navigator.present(alert)
  }

  func toSettings() {
    let screen = DetailsScreen()  // violation: a router makes a view
    let interactor: DetailsInteractor = .init()  // violation: a router makes an interactor
    screen.presenter = nil
    _ = interactor
    navigator.push(screen)
  }
}

final class DetailsScreen: UIViewController {
  var presenter: (any DetailsPresentable)?
  private var order: OrdersEntity?  // violation: a view keeps an entity
  private var rows: [String] = []  // violation: a view keeps data
  var isLoading = false  // violation: a view keeps data
  private static var opened = 0  // violation: a view keeps data
  private let label = UILabel()
  private var logic: DetailsPresenter?  // violation: a view knows the presenter's class
  var router: (any DetailsRoutable)?  // violation: a view knows the router
  private let interactor: (any DetailsInteractive)? = nil  // violation: a view knows the interactor

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter?.viewDidLoad()
    _ = FileManager.default.contents(atPath: "details")  // violation: a view reads by itself
  }
}

extension DetailsScreen: DetailsViewable, DetailsNavigable {
  func show(_ text: String) { label.text = text }

  func openNext() {
    present(DetailsFactory.scene(id: 2), animated: true)  // violation: a view presents a scene
  }
}

final class DetailsFactory {  // violation: a factory has instances
  static func scene(id: Int) -> DetailsScreen {  // violation: a factory returns its own type
    let screen = DetailsScreen()
    let router = DetailsRouter(navigator: screen)
    let presenter = DetailsPresenter(
      interactor: DetailsInteractor(), navigator: screen, stock: RemoteStock())
    presenter.view = screen
    presenter.router = router
    screen.presenter = presenter
    return screen
  }
}

struct NextFactory {
  static let shared = NextFactory()  // violation: a factory has an instance

  private init() {}
}

struct DetailsUIModel {  // violation: a UI model has instances
  static var margin: CGFloat { 1 }
}
