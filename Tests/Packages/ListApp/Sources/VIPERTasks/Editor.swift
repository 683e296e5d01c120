import TaskScreens
import VIPERKit

protocol EditorDelegate: AnyObject {
  func editorDidSave(_ title: String)
  func editorDidCancel()
}

protocol EditorViewable: AnyObject {
  func setTitleText(to title: String)
  func setSaveButtonEnabled(to isEnabled: Bool)
}

protocol EditorPresentable {
  func viewDidLoad()
  func didChangeTitle(to title: String)
  func didTapSaveButton()
  func didTapCancelButton()
}

final class EditorPresenter<View>: EditorPresentable where View: EditorViewable {
  private unowned let view: View
  private unowned let delegate: any EditorDelegate
  private var title: String

  init(view: View, delegate: some EditorDelegate, title: String) {
    self.view = view
    self.delegate = delegate
    self.title = title
  }

  func viewDidLoad() {
    view.setTitleText(to: title)
    view.setSaveButtonEnabled(to: title.isTaskTitle)
  }

  func didChangeTitle(to title: String) {
    self.title = title
    view.setSaveButtonEnabled(to: title.isTaskTitle)
  }

  func didTapSaveButton() { delegate.editorDidSave(title) }

  func didTapCancelButton() { delegate.editorDidCancel() }
}

final class EditorViewController: UIViewController, EditorViewable {
  var presenter: (any EditorPresentable)!

  private let screen = EditorScreen()

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    setUpNavigationBar()
    screen.field.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        presenter.didChangeTitle(to: screen.field.text ?? "")
      }, for: .editingChanged)
    presenter.viewDidLoad()
  }

  private func setUpNavigationBar() {
    navigationItem.rightBarButtonItem = UIBarButtonItem(.save, "editor.saveButton") { [weak self] in
      self?.respond { self?.presenter.didTapSaveButton() }
    }
    navigationItem.leftBarButtonItem = UIBarButtonItem(.cancel, "editor.cancelButton") { [weak self] in
      self?.respond { self?.presenter.didTapCancelButton() }
    }
  }

  func setTitleText(to title: String) { screen.field.text = title }

  func setSaveButtonEnabled(to isEnabled: Bool) {
    navigationItem.rightBarButtonItem?.isEnabled = isEnabled
  }
}

struct EditorFactory {
  private init() {}

  static func `default`(title: String, delegate: some EditorDelegate) -> UIViewController {
    let viewController = EditorViewController()
    viewController.presenter = EditorPresenter(view: viewController, delegate: delegate, title: title)
    return UINavigationController(rootViewController: viewController)
  }
}
