import TaskScreens
import VIPERKit

protocol ListViewable: AnyObject, UIAlertViewable {
  func reloadData()
}

protocol ListNavigable: AnyObject, StandardNavigable {}

protocol ListPresentable: UITableViewDelegable, UITableViewDataSourceable, UITableViewEditable
where CellParameters == String {
  func didTapAddButton()
}

protocol ListRoutable {
  func presentEditor(title: String, delegate: some EditorDelegate)
  func dismissEditor()
}

protocol ListInteractive {
  func fetchTitles() -> [String]
  func save(_ title: String, row: Int?)
  func remove(row: Int)
}

struct ListInteractor: ListInteractive {
  let store: TaskStore

  func fetchTitles() -> [String] { store.titles }
  func save(_ title: String, row: Int?) { store.save(title, row: row) }
  func remove(row: Int) { store.remove(row: row) }
}

final class ListPresenter<View, Router, Interactor>: ListPresentable
where View: ListViewable, Router: ListRoutable, Interactor: ListInteractive {
  private unowned let view: View
  private let router: Router
  private let interactor: Interactor
  private var titles: [String]
  private var editedRow: Int?

  init(view: View, router: Router, interactor: Interactor) {
    self.view = view
    self.router = router
    self.interactor = interactor
    titles = interactor.fetchTitles()
  }

  func didTapAddButton() {
    editedRow = nil
    router.presentEditor(title: "", delegate: self)
  }

  // MARK: List

  func tableViewNumberOfRows(section: Int) -> Int { titles.count }

  func tableViewCellParameters(section: Int, row: Int) -> String { titles[row] }

  func tableViewDidSelectRow(section: Int, row: Int) {
    editedRow = row
    router.presentEditor(title: titles[row], delegate: self)
  }

  func tableViewDidDeleteRow(section: Int, row: Int) {
    view.presentAlert(
      parameters: UIAlertParameters(
        title: "Delete “\(titles[row])”?",
        actions: [
          .init(title: "Keep", style: .cancel),
          .init(title: "Delete", style: .destructive) { [weak self] in self?.remove(row) },
        ]))
  }

  private func remove(_ row: Int) {
    interactor.remove(row: row)
    reload()
  }

  private func reload() {
    titles = interactor.fetchTitles()
    view.reloadData()
  }
}

extension ListPresenter: EditorDelegate {
  func editorDidSave(_ title: String) {
    router.dismissEditor()
    interactor.save(title, row: editedRow)
    reload()
  }

  func editorDidCancel() { router.dismissEditor() }
}

final class ListRouter<Navigator>: ListRoutable where Navigator: ListNavigable {
  private unowned let navigator: Navigator

  init(navigator: Navigator) {
    self.navigator = navigator
  }

  func presentEditor(title: String, delegate: some EditorDelegate) {
    navigator.childScreens.present(EditorFactory.default(title: title, delegate: delegate))
  }

  func dismissEditor() { navigator.childScreens.close() }
}

final class ListViewController: UIViewController, ListViewable, ListNavigable {
  var presenter: (any ListPresentable)!

  private let table = UITableView()

  override func loadView() {
    view = table
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    setUpTable()
    setUpNavigationBar()
  }

  private func setUpTable() {
    table.accessibilityIdentifier = "tasks.table"
    table.register(UITableViewCell.self, forCellReuseIdentifier: "task")
    table.dataSource = self
    table.delegate = self
  }

  private func setUpNavigationBar() {
    title = "Tasks"
    navigationItem.rightBarButtonItem = UIBarButtonItem(.add, "tasks.addButton") { [weak self] in
      self?.respond { self?.presenter.didTapAddButton() }
    }
  }

  func reloadData() { table.reloadData() }
}

extension ListViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    presenter.tableViewNumberOfRows(section: section)
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "task", for: indexPath)
    cell.showTask(presenter.tableViewCellParameters(section: indexPath.section, row: indexPath.row))
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    respond { presenter.tableViewDidSelectRow(section: indexPath.section, row: indexPath.row) }
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    respond { presenter.tableViewDidDeleteRow(section: indexPath.section, row: indexPath.row) }
  }
}

/// Makes the list of the tasks.
public struct ListFactory {
  private init() {}

  /// Makes the scene.
  public static func `default`(store: TaskStore) -> UIViewController {
    let viewController = ListViewController()
    viewController.presenter = ListPresenter(
      view: viewController, router: ListRouter(navigator: viewController),
      interactor: ListInteractor(store: store))
    return viewController
  }
}
