import Guests
import VIPERKit

protocol GuestsViewable: AnyObject, UIAlertViewable {
  func setGuestsText(to text: String)
  func setAddButtonEnabled(to isEnabled: Bool)
  func setClearButtonEnabled(to isEnabled: Bool)
}

protocol GuestsNavigable: AnyObject, StandardNavigable {}

protocol GuestsPresentable {
  func viewDidLoad()
  func didTapAddButton()
  func didTapClearButton()
}

protocol GuestsRoutable {
  func presentName(delegate: some NameDelegate)
  func dismissName()
}

protocol GuestsInteractive {
  func fetchNames(completion: @escaping ([String]?) -> Void)
}

final class GuestsPresenter<View, Router, Interactor>: GuestsPresentable
where View: GuestsViewable, Router: GuestsRoutable, Interactor: GuestsInteractive {
  private unowned let view: View
  private let router: Router
  private let interactor: Interactor
  private var list = GuestList.loading { didSet { show() } }

  init(view: View, router: Router, interactor: Interactor) {
    self.view = view
    self.router = router
    self.interactor = interactor
  }

  func viewDidLoad() {
    show()
    interactor.fetchNames { [weak self] in self?.list = GuestList($0) }
  }

  func didTapAddButton() { router.presentName(delegate: self) }

  func didTapClearButton() {
    view.presentAlert(
      parameters: UIAlertParameters(
        title: "Clear?",
        actions: [
          .init(title: "Keep", style: .cancel),
          .init(title: "Remove", style: .destructive) { [weak self] in self?.list.clear() },
        ]))
  }

  private func show() {
    view.setGuestsText(to: list.text)
    view.setAddButtonEnabled(to: list.canAdd)
    view.setClearButtonEnabled(to: list.canClear)
  }
}

extension GuestsPresenter: NameDelegate {
  func nameDidEnd(name: String) {
    router.dismissName()
    list.add(name)
  }
}

final class GuestsRouter<Navigator>: GuestsRoutable where Navigator: GuestsNavigable {
  private unowned let navigator: Navigator

  init(navigator: Navigator) {
    self.navigator = navigator
  }

  func presentName(delegate: some NameDelegate) {
    navigator.childScreens.present(NameFactory.default(delegate: delegate))
  }

  func dismissName() { navigator.childScreens.close() }
}

struct GuestsInteractor: GuestsInteractive {
  let load: Load

  func fetchNames(completion: @escaping ([String]?) -> Void) {
    Task { completion(try? await load()) }
  }
}

final class GuestsViewController: UIViewController, GuestsViewable, GuestsNavigable {
  var presenter: (any GuestsPresentable)!

  private let guestsView = GuestsView()

  override func loadView() { view = guestsView }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Guests"
    guestsView.addButton.onTap(in: self) { $0.presenter.didTapAddButton() }
    guestsView.clearButton.onTap(in: self) { $0.presenter.didTapClearButton() }
    presenter.viewDidLoad()
  }

  func setGuestsText(to text: String) { guestsView.label.text = text }
  func setAddButtonEnabled(to isEnabled: Bool) { guestsView.addButton.isEnabled = isEnabled }
  func setClearButtonEnabled(to isEnabled: Bool) { guestsView.clearButton.isEnabled = isEnabled }
}

/// Makes the guests.
public struct GuestsFactory {
  private init() {}

  /// Makes the scene.
  public static func `default`(load: @escaping Load) -> UIViewController {
    let viewController = GuestsViewController()
    viewController.presenter = GuestsPresenter(
      view: viewController, router: GuestsRouter(navigator: viewController),
      interactor: GuestsInteractor(load: load))
    return viewController
  }
}
