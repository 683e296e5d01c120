import Guests
import VIPERKit

protocol GuestsViewable: AnyObject, UIAlertViewable {
  func setGuestsText(to text: String)
  func setAddButtonEnabled(to isEnabled: Bool)
  func reloadData()
}

protocol GuestsNavigable: AnyObject, StandardNavigable {}

protocol GuestsPresentable: UITableViewDelegable, UITableViewDataSourceable, UITableViewEditable
where CellParameters == String {
  func viewDidLoad()
  func didTapAddButton()
}

protocol GuestsRoutable {
  func presentName(_ name: String, delegate: some NameDelegate)
  func dismissName()
}

protocol GuestsInteractive {
  func fetchNames() async throws -> [String]
}

final class GuestsPresenter<View, Router, Interactor>: GuestsPresentable
where View: GuestsViewable, Router: GuestsRoutable, Interactor: GuestsInteractive {
  private unowned let view: View
  private let router: Router
  private let interactor: Interactor
  private var list = GuestList.loading { didSet { show() } }
  private var editedRow: Int?
  private var loading: Task<Void, Never>?

  init(view: View, router: Router, interactor: Interactor) {
    self.view = view
    self.router = router
    self.interactor = interactor
  }

  deinit { loading?.cancel() }

  func viewDidLoad() {
    show()
    loading = Task { [weak self, interactor] in
      let names = try? await interactor.fetchNames()
      self?.list = GuestList(names)
    }
  }

  func didTapAddButton() { presentName(row: nil) }

  func tableViewNumberOfRows(section: Int) -> Int { list.names.count }

  func tableViewCellParameters(section: Int, row: Int) -> String { list.names[row] }

  func tableViewDidSelectRow(section: Int, row: Int) { presentName(row: row) }

  func tableViewDidDeleteRow(section: Int, row: Int) {
    view.presentAlert(
      parameters: UIAlertParameters(
        title: "Delete “\(list.names[row])”?",
        actions: [
          .init(title: "Keep", style: .cancel),
          .init(title: "Delete", style: .destructive) { [weak self] in self?.list.remove(row: row) },
        ]))
  }

  private func presentName(row: Int?) {
    editedRow = row
    router.presentName(list.name(row), delegate: self)
  }

  private func show() {
    view.setGuestsText(to: list.text)
    view.setAddButtonEnabled(to: list.canAdd)
    view.reloadData()
  }
}

extension GuestsPresenter: NameDelegate {
  func nameDidEnd(name: String?) {
    router.dismissName()
    if let name { list.save(name, row: editedRow) }
  }
}

final class GuestsRouter<Navigator>: GuestsRoutable where Navigator: GuestsNavigable {
  private unowned let navigator: Navigator

  init(navigator: Navigator) {
    self.navigator = navigator
  }

  func presentName(_ name: String, delegate: some NameDelegate) {
    let scene = NameFactory.default(name: name, delegate: delegate)
    navigator.childScreens.present(UINavigationController(rootViewController: scene))
  }

  func dismissName() { navigator.childScreens.close() }
}

struct GuestsInteractor: GuestsInteractive {
  let load: Load

  func fetchNames() async throws -> [String] { try await load() }
}

final class GuestsViewController: UIViewController, GuestsViewable, GuestsNavigable {
  var presenter: (any GuestsPresentable)!

  private let guestsView = GuestsView()

  override func loadView() { view = guestsView }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Guests"
    guestsView.addButton.onTap(in: self) { $0.presenter.didTapAddButton() }
    guestsView.table.dataSource = self
    guestsView.table.delegate = self
    presenter.viewDidLoad()
  }

  func setGuestsText(to text: String) { guestsView.label.text = text }
  func setAddButtonEnabled(to isEnabled: Bool) { guestsView.addButton.isEnabled = isEnabled }
  func reloadData() { guestsView.table.reloadData() }
}

extension GuestsViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    presenter.tableViewNumberOfRows(section: section)
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let name = presenter.tableViewCellParameters(section: indexPath.section, row: indexPath.row)
    return tableView.cell(with: name, at: indexPath)
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

public struct GuestsFactory {
  private init() {}

  public static func `default`(load: @escaping Load) -> UIViewController {
    let viewController = GuestsViewController()
    viewController.presenter = GuestsPresenter(
      view: viewController, router: GuestsRouter(navigator: viewController),
      interactor: GuestsInteractor(load: load))
    return viewController
  }
}
