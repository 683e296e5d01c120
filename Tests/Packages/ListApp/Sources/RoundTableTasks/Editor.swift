import RoundTable
import TaskScreens

enum EditorModuleTypes: RTEModuleTypes {
  enum Event { case saved(String) }
  enum Update { case title(String), canSave(Bool) }
  enum Intent { case titleChange(String), saveButtonTap, cancelButtonTap }
  enum Output { case saved(String), cancelled }
  typealias State = EditorModuleState
}

final class EditorModuleState {
  var title: String

  init(title: String) {
    self.title = title
  }
}

final class EditorModuleCore: RTEModuleCore<EditorModuleTypes> {
  override func handleView(intent: EditorModuleTypes.Intent) {
    switch intent {
    case .titleChange(let title): state.title = title
    case .saveButtonTap: if state.title.isTaskTitle { pipeline?.notify(event: .saved(state.title)) }
    case .cancelButtonTap: break
    }
  }
}

final class EditorModulePresenter: RTEModulePresenter<EditorModuleTypes> {
  override func update(firstAppear: Bool) {
    if firstAppear { pipeline?.notify(update: .title(state.title)) }
    pipeline?.notify(update: .canSave(state.title.isTaskTitle))
  }

  override func handleView(intent: EditorModuleTypes.Intent) {
    update(firstAppear: false)
  }
}

final class EditorModuleView: RTEModuleViewStandalone<EditorModuleTypes> {
  private let screen = EditorScreen()
  private lazy var saveButton = UIBarButtonItem(.save, "editor.saveButton") { [weak self] in
    self?.pipeline.notify(intent: .saveButtonTap)
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = saveButton
    navigationItem.leftBarButtonItem = UIBarButtonItem(.cancel, "editor.cancelButton") { [weak self] in
      self?.pipeline.notify(intent: .cancelButtonTap)
    }
    screen.field.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        pipeline.notify(intent: .titleChange(screen.field.text ?? ""))
      }, for: .editingChanged)
  }

  override func handlePresenter(update: EditorModuleTypes.Update) {
    switch update {
    case .title(let title): screen.field.text = title
    case .canSave(let canSave): saveButton.isEnabled = canSave
    }
  }
}

final class EditorModuleJoint: RTEModuleJoint<EditorModuleTypes> {
  override func handleCore(event: EditorModuleTypes.Event) {
    switch event {
    case .saved(let title): notifyOut(output: .saved(title))
    }
  }

  override func handleView(intent: EditorModuleTypes.Intent) {
    if case .cancelButtonTap = intent { notifyOut(output: .cancelled) }
  }
}

func EditorModuleAssembly(title: String) -> RTEModule<EditorModuleView, EditorModuleJoint> {
  RTEModuleAssembly(
    pipeline: RTEModulePipeline<EditorModuleTypes>(),
    state: EditorModuleState(title: title),
    coreBuilder: { EditorModuleCore(pipeline: $0, state: $1) },
    presenterBuilder: { EditorModulePresenter(pipeline: $0, state: $1) },
    viewBuilder: { EditorModuleView(pipeline: $0) },
    jointBuilder: { EditorModuleJoint(pipeline: $0, state: $1, view: $2, trunk: ()) })
}
