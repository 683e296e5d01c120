import Guests
import VIPERKit

protocol NameDelegate: AnyObject {
  /// Called with the name, or with nil if the user has cancelled.
  func nameDidEnd(name: String?)
}

protocol NameViewable: AnyObject {
  func setNameText(to text: String)
  func setSaveButtonEnabled(to isEnabled: Bool)
}

protocol NamePresentable {
  func viewDidLoad()
  func didChangeName(to name: String)
  func didTapSaveButton()
  func didTapCancelButton()
}

final class NamePresenter<View>: NamePresentable where View: NameViewable {
  private unowned let view: View
  private unowned let delegate: any NameDelegate
  private var name: String

  init(view: View, delegate: some NameDelegate, name: String) {
    self.view = view
    self.delegate = delegate
    self.name = name
  }

  func viewDidLoad() {
    view.setNameText(to: name)
    view.setSaveButtonEnabled(to: name.isGuestName)
  }

  func didChangeName(to name: String) {
    self.name = name
    view.setSaveButtonEnabled(to: name.isGuestName)
  }

  func didTapSaveButton() { delegate.nameDidEnd(name: name) }

  func didTapCancelButton() { delegate.nameDidEnd(name: nil) }
}

final class NameViewController: UIViewController, NameViewable {
  var presenter: (any NamePresentable)!

  private let nameView = NameView()

  override func loadView() { view = nameView }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Name"
    nameView.onChange { [weak self] in self?.presenter.didChangeName(to: $0) }
    addBarButtons { [weak self] in
      self?.presenter.didTapSaveButton()
    } cancel: { [weak self] in
      self?.presenter.didTapCancelButton()
    }
    presenter.viewDidLoad()
  }

  func setNameText(to text: String) { nameView.field.text = text }
  func setSaveButtonEnabled(to isEnabled: Bool) { navigationItem.rightBarButtonItem?.isEnabled = isEnabled }
}

struct NameFactory {
  private init() {}

  static func `default`(name: String, delegate: some NameDelegate) -> UIViewController {
    let viewController = NameViewController()
    viewController.presenter = NamePresenter(view: viewController, delegate: delegate, name: name)
    return viewController
  }
}
