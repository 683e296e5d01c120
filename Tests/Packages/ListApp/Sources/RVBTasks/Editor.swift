import RVBKit
import TaskScreens

struct EditorParameter: Parameter {
  let title: String
}

protocol EditorControllable: UIViewControllable {
  /// Called with the title that the user has saved.
  var saved: ((String) -> Void)? { get set }
  /// Called when the user has cancelled.
  var cancelled: (() -> Void)? { get set }
}

protocol EditorBuildable: Buildable {
  func build(with parameter: EditorParameter) -> any EditorControllable
}

struct EditorBuilder: EditorBuildable {
  func build(with parameter: EditorParameter) -> any EditorControllable { EditorViewController(parameter) }
}

final class EditorViewController: UIViewController, EditorControllable {
  var saved: ((String) -> Void)?
  var cancelled: (() -> Void)?

  private let screen = EditorScreen()
  private lazy var saveButton = UIBarButtonItem(.save, "editor.saveButton") { [weak self] in
    guard let self else { return }
    saved?(screen.field.text ?? "")
  }

  init(_ parameter: EditorParameter) {
    super.init(nibName: nil, bundle: nil)
    screen.field.text = parameter.title
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = saveButton
    navigationItem.leftBarButtonItem = UIBarButtonItem(.cancel, "editor.cancelButton") { [weak self] in
      self?.cancelled?()
    }
    screen.field.addAction(UIAction { [weak self] _ in self?.render() }, for: .editingChanged)
    render()
  }

  private func render() {
    saveButton.isEnabled = screen.field.text?.isTaskTitle == true
  }
}
