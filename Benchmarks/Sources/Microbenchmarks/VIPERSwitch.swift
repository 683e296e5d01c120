import VIPERKit

/// The switch as a VIPER scene: from the view to the presenter and back.
public final class VIPERSwitch: Microbenchmark {
  private let viewController = SwitchFactory.default()

  /// Makes the scene. Its view controller owns it.
  public init() {
    viewController.loadViewIfNeeded()
  }

  /// Calls the presenter.
  public func tap() {
    viewController.tap()
  }

  /// The text that the presenter has set.
  public var text: String { viewController.text }
}

private protocol SwitchViewable: AnyObject {
  func setText(to text: String)
}

private protocol SwitchNavigable: AnyObject, StandardNavigable {}

private protocol SwitchPresentable {
  func viewDidLoad()
  func didTapSwitch()
}

private protocol SwitchRoutable {}

private protocol SwitchInteractive {}

private struct SwitchInteractor: SwitchInteractive {}

private final class SwitchPresenter<View, Router, Interactor>: SwitchPresentable
where View: SwitchViewable, Router: SwitchRoutable, Interactor: SwitchInteractive {
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

private final class SwitchViewController: UIViewController, SwitchViewable, SwitchNavigable {
  private(set) var text = ""

  var presenter: (any SwitchPresentable)?

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

private final class SwitchRouter<Navigator>: SwitchRoutable
where Navigator: SwitchNavigable {
  private unowned let navigator: Navigator

  init(navigator: Navigator) {
    self.navigator = navigator
  }
}

private struct SwitchFactory {
  private init() {}

  static func `default`() -> SwitchViewController {
    let viewController = SwitchViewController()

    let router = SwitchRouter(navigator: viewController)

    let interactor = SwitchInteractor()

    let presenter = SwitchPresenter(view: viewController, router: router, interactor: interactor)

    viewController.presenter = presenter

    return viewController
  }
}
