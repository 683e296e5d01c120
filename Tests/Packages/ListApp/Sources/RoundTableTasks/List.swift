import RoundTable
import TaskScreens

enum ListModuleTypes: RTEModuleTypes {
  enum Event { case editorNeeded(title: String), deletionQuestionNeeded(title: String) }
  enum Update { case titles([String]) }
  enum Intent { case addButtonTap, rowTap(Int), deleteButtonTap(Int) }
  enum Input { case saved(String), delete }
  typealias State = ListModuleState
}

final class ListModuleState {
  var titles: [String] = []
  /// The row that is edited or may be deleted; nil for a new one.
  var row: Int?
}

final class ListModuleCore: RTEModuleCore<ListModuleTypes> {
  private let store: TaskStore

  init(pipeline: RTEModulePipeline<ListModuleTypes>, state: ListModuleState, store: TaskStore) {
    self.store = store
    super.init(pipeline: pipeline, state: state)
    state.titles = store.titles
  }

  override func handleView(intent: ListModuleTypes.Intent) {
    switch intent {
    case .addButtonTap:
      state.row = nil
      pipeline?.notify(event: .editorNeeded(title: ""))
    case .rowTap(let row):
      state.row = row
      pipeline?.notify(event: .editorNeeded(title: state.titles[row]))
    case .deleteButtonTap(let row):
      state.row = row
      pipeline?.notify(event: .deletionQuestionNeeded(title: state.titles[row]))
    }
  }

  override func handleJoint(input: ListModuleTypes.Input) {
    switch input {
    case .saved(let title): store.save(title, row: state.row)
    case .delete: if let row = state.row { store.remove(row: row) }
    }
    state.titles = store.titles
  }
}

final class ListModulePresenter: RTEModulePresenter<ListModuleTypes> {
  override func update(firstAppear: Bool) {
    pipeline?.notify(update: .titles(state.titles))
  }

  override func handleJoint(input: ListModuleTypes.Input) {
    update(firstAppear: false)
  }
}

final class ListModuleView: RTEModuleViewStandalone<ListModuleTypes> {
  private let table = TaskTable()

  override func loadView() {
    view = table
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Tasks"
    table.selected = { [weak self] in self?.pipeline.notify(intent: .rowTap($0)) }
    table.deleted = { [weak self] in self?.pipeline.notify(intent: .deleteButtonTap($0)) }
    navigationItem.rightBarButtonItem = UIBarButtonItem(.add, "tasks.addButton") { [weak self] in
      self?.pipeline.notify(intent: .addButtonTap)
    }
  }

  override func handlePresenter(update: ListModuleTypes.Update) {
    switch update {
    case .titles(let titles): table.show(titles)
    }
  }
}

final class ListModuleJoint: RTEModuleJoint<ListModuleTypes> {
  override func handleCore(event: ListModuleTypes.Event) {
    switch event {
    case .editorNeeded(let title): presentEditor(title)
    case .deletionQuestionNeeded(let title): presentQuestion(title)
    }
  }

  private func presentEditor(_ title: String) {
    let editor = EditorModuleAssembly(title: title)
    editor.joint.attach { [weak self] output in
      self?.view?.childScreens.close()
      if case .saved(let title) = output { self?.pipeline?.notify(input: .saved(title)) }
    }
    view?.childScreens.present(UINavigationController(rootViewController: editor.view))
  }

  private func presentQuestion(_ title: String) {
    let alert = UIAlertController(title: "Delete “\(title)”?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
        self?.pipeline?.notify(input: .delete)
      })
    view?.childScreens.present(alert)
  }
}

/// Makes the list of the tasks.
public func ListModuleAssembly(store: TaskStore) -> UIViewController {
  RTEModuleAssembly(
    pipeline: RTEModulePipeline<ListModuleTypes>(),
    state: ListModuleState(),
    coreBuilder: { ListModuleCore(pipeline: $0, state: $1, store: store) },
    presenterBuilder: { ListModulePresenter(pipeline: $0, state: $1) },
    viewBuilder: { ListModuleView(pipeline: $0) },
    jointBuilder: { ListModuleJoint(pipeline: $0, state: $1, view: $2, trunk: ()) }
  ).view
}
