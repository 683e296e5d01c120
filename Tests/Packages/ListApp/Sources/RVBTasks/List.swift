import RVBKit
import TaskScreens

/// The list of the tasks as its parent sees it.
public protocol ListControllable: UIViewControllable {}

/// What the list needs.
public struct ListDependency: Dependency {
  let store: TaskStore

  /// Passes the store.
  public init(store: TaskStore) {
    self.store = store
  }
}

/// Makes the list of the tasks.
public final class ListBuilder: Builder<ListDependency> {
  /// Makes the module.
  public func build() -> any ListControllable {
    ListViewController(store: dependency.store, router: ListRouter(editorBuilder: EditorBuilder()))
  }
}

protocol ListRoutable: Routable {
  func routeToEditor(with parameter: EditorParameter) -> any EditorControllable
}

struct ListRouter: ListRoutable {
  let editorBuilder: any EditorBuildable

  func routeToEditor(with parameter: EditorParameter) -> any EditorControllable {
    editorBuilder.build(with: parameter)
  }
}

final class ListViewController: UIViewController, ListControllable {
  private let store: TaskStore
  private let router: any ListRoutable
  private let table = TaskTable()

  init(store: TaskStore, router: any ListRoutable) {
    self.store = store
    self.router = router
    super.init(nibName: nil, bundle: nil)
    title = "Tasks"
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = table
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.selected = { [weak self] in self?.presentEditor(row: $0) }
    table.deleted = { [weak self] in self?.askWhetherToDelete(row: $0) }
    navigationItem.rightBarButtonItem = UIBarButtonItem(.add, "tasks.addButton") { [weak self] in
      self?.presentEditor(row: nil)
    }
    table.show(store.titles)
  }

  private func presentEditor(row: Int?) {
    let parameter = EditorParameter(title: row.map { store.titles[$0] } ?? "")
    presentChild(animated: true, force: true) {
      $0 as? any EditorControllable
    } open: { list in
      let editor = list.router.routeToEditor(with: parameter)
      editor.cancelled = { [weak list] in list?.childScreens.close() }
      editor.saved = { [weak list] in list?.save($0, row: row) }
      list.childScreens.present(UINavigationController(rootViewController: editor))
      return editor
    }
  }

  private func save(_ title: String, row: Int?) {
    childScreens.close()
    store.save(title, row: row)
    table.show(store.titles)
  }

  private func askWhetherToDelete(row: Int) {
    let alert = UIAlertController(
      title: "Delete “\(store.titles[row])”?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
        guard let self else { return }
        store.remove(row: row)
        table.show(store.titles)
      })
    childScreens.present(alert)
  }
}
