import Interactions
import TaskScreens

protocol EditorListening: AnyObject {
  func didSaveTitle(_ title: String)
  func didCancelEditor()
}

struct EditorRenderable: Equatable {
  let title: String
  let canSave: Bool
}

protocol EditorRendering: Rendering {
  func render(_ renderable: EditorRenderable)
}

/// Filling in and ending the editor.
protocol EditorInteracting: Interacting {
  func use(_ view: any EditorRendering)
  func use(_ listener: any EditorListening)
  func didLoadView()
  func didChangeTitle(_ title: String)
  func didTapSaveButton()
  func didTapCancelButton()
}

final class EditorInteraction {
  private var title: String
  private weak var view: (any EditorRendering)?
  private weak var listener: (any EditorListening)?

  init(title: String) {
    self.title = title
  }

  private func render() {
    view?.render(EditorRenderable(title: title, canSave: title.isTaskTitle))
  }
}

extension EditorInteraction: EditorInteracting {
  func use(_ view: any EditorRendering) { self.view = view }
  func use(_ listener: any EditorListening) { self.listener = listener }
  func didLoadView() { render() }

  func didChangeTitle(_ title: String) {
    self.title = title
    render()
  }

  func didTapSaveButton() { listener?.didSaveTitle(title) }
  func didTapCancelButton() { listener?.didCancelEditor() }
}

protocol EditorControlling: UIViewController {
  func use(_ listener: any EditorListening)
}

final class EditorViewController: UIViewController {
  private let screen = EditorScreen()
  private let interaction: any EditorInteracting

  init(interaction: any EditorInteracting) {
    self.interaction = interaction
    super.init(nibName: nil, bundle: nil)
    interaction.use(self)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(.save, "editor.saveButton") { [weak self] in
      self?.respond { self?.interaction.didTapSaveButton() }
    }
    navigationItem.leftBarButtonItem = UIBarButtonItem(.cancel, "editor.cancelButton") { [weak self] in
      self?.respond { self?.interaction.didTapCancelButton() }
    }
    screen.field.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        interaction.didChangeTitle(screen.field.text ?? "")
      }, for: .editingChanged)
    interaction.didLoadView()
  }
}

extension EditorViewController: EditorControlling {
  func use(_ listener: any EditorListening) { interaction.use(listener) }
}

extension EditorViewController: EditorRendering {
  func render(_ renderable: EditorRenderable) {
    if screen.field.text != renderable.title { screen.field.text = renderable.title }
    navigationItem.rightBarButtonItem?.isEnabled = renderable.canSave
  }
}

struct EditorAssembler: Assembling {
  let interactionAssembler: any Assembling<any EditorInteracting>

  func assemble() -> any EditorControlling {
    EditorViewController(interaction: interactionAssembler.assemble())
  }
}

struct EditorInteractionAssembler: Assembling {
  let title: String

  func assemble() -> any EditorInteracting { EditorInteraction(title: title) }
}
