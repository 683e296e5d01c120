// As the guide says: the interface, then the components, then the factory.
import Screens
import VIPERKit

protocol LampViewable: AnyObject {
  func setText(to text: String)
}

protocol LampNavigable: AnyObject, StandardNavigable {}

protocol LampPresentable {
  func viewDidLoad()
  func didTapSwitch()
}

protocol LampRoutable {}

protocol LampInteractive {}

struct LampInteractor: LampInteractive {}

final class LampPresenter<View, Router, Interactor>: LampPresentable
where View: LampViewable, Router: LampRoutable, Interactor: LampInteractive {
  private unowned let view: View
  private let router: Router
  private let interactor: Interactor
  private var isOn = false

  init(view: View, router: Router, interactor: Interactor) {
    self.view = view
    self.router = router
    self.interactor = interactor
  }

  func viewDidLoad() {
    update()
  }

  func didTapSwitch() {
    isOn.toggle()
    update()
  }

  private func update() {
    view.setText(to: isOn ? "On" : "Off")
  }
}

final class LampViewController: UIViewController, LampViewable, LampNavigable {
  private(set) var text = ""

  var presenter: (any LampPresentable)?

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter?.viewDidLoad()
  }

  func tap() {
    presenter?.didTapSwitch()
  }

  func setText(to text: String) {
    self.text = text
  }
}

final class LampRouter<Navigator>: LampRoutable
where Navigator: LampNavigable {
  private unowned let navigator: Navigator

  init(navigator: Navigator) {
    self.navigator = navigator
  }
}

struct LampFactory {
  private init() {}

  static func `default`() -> LampViewController {
    let viewController = LampViewController()

    let router = LampRouter(navigator: viewController)

    let interactor = LampInteractor()

    let presenter = LampPresenter(view: viewController, router: router, interactor: interactor)

    viewController.presenter = presenter

    return viewController
  }
}
