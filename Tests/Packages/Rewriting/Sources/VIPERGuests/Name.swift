import Guests
import VIPERKit

protocol NameDelegate: AnyObject {
  func nameDidEnd(name: String)
}

protocol NameViewable: AnyObject {
  func setDoneButtonEnabled(to isEnabled: Bool)
}

protocol NamePresentable {
  func viewDidLoad()
  func didChangeName(to name: String)
  func didTapDoneButton()
}

final class NamePresenter<View>: NamePresentable where View: NameViewable {
  private unowned let view: View
  private unowned let delegate: any NameDelegate
  private var name = ""

  init(view: View, delegate: some NameDelegate) {
    self.view = view
    self.delegate = delegate
  }

  func viewDidLoad() { view.setDoneButtonEnabled(to: name.isGuestName) }

  func didChangeName(to name: String) {
    self.name = name
    view.setDoneButtonEnabled(to: name.isGuestName)
  }

  func didTapDoneButton() { delegate.nameDidEnd(name: name) }
}

final class NameViewController: UIViewController, NameViewable {
  var presenter: (any NamePresentable)!

  private let nameView = NameView()

  override func loadView() { view = nameView }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Name"
    nameView.onChange { [weak self] in self?.presenter.didChangeName(to: $0) }
    nameView.doneButton.onTap(in: self) { $0.presenter.didTapDoneButton() }
    presenter.viewDidLoad()
  }

  func setDoneButtonEnabled(to isEnabled: Bool) { nameView.doneButton.isEnabled = isEnabled }
}

struct NameFactory {
  private init() {}

  static func `default`(delegate: some NameDelegate) -> UIViewController {
    let viewController = NameViewController()
    viewController.presenter = NamePresenter(view: viewController, delegate: delegate)
    return viewController
  }
}
