import RoundTable

enum ListModuleTypes: RTEModuleTypes {
  enum Intent { case rowTap(Int) }
  enum Update: Equatable { case rows([String], selected: Int?) }
  typealias State = ListModuleState
}

/// Keeps the rows and what is selected.
final class ListModuleState {
  let rows: [String]
  var selectedRow: Int?

  init(rows: [String]) {
    self.rows = rows
  }
}

final class ListModuleCore: RTEModuleCore<ListModuleTypes> {
  override func handleView(intent: ListModuleTypes.Intent) {
    switch intent {
    case .rowTap(let row): state.selectedRow = row
    }
  }
}

final class ListModulePresenter: RTEModulePresenter<ListModuleTypes> {
  override func update(firstAppear: Bool) {
    pipeline?.notify(update: .rows(state.rows, selected: state.selectedRow))
  }

  override func handleView(intent: ListModuleTypes.Intent) {
    update(firstAppear: false)
  }
}

/// Shows the rows in a table. The table asks for its cells later, so the View keeps the last update.
final class ListModuleView: RTEModuleViewStandalone<ListModuleTypes>, UITableViewDataSource,
  UITableViewDelegate
{
  private let table = UITableView()
  private var rows: [String] = []
  private var selectedRow: Int?

  override func loadView() {
    view = table
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.accessibilityIdentifier = "list"
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.delegate = self
  }

  override func handlePresenter(update: ListModuleTypes.Update) {
    switch update {
    case .rows(let rows, let selected):
      self.rows = rows
      selectedRow = selected
      table.reloadData()
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = rows[indexPath.row]
    cell.contentConfiguration = content
    cell.accessoryType = indexPath.row == selectedRow ? .checkmark : .none
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    pipeline.notify(intent: .rowTap(indexPath.row))
  }
}

func ListModuleAssembly(rows: [String]) -> RTEModule<ListModuleView, RTEModuleJoint<ListModuleTypes>> {
  RTEModuleAssembly(
    pipeline: RTEModulePipeline<ListModuleTypes>(),
    state: ListModuleState(rows: rows),
    coreBuilder: { ListModuleCore(pipeline: $0, state: $1) },
    presenterBuilder: { ListModulePresenter(pipeline: $0, state: $1) },
    viewBuilder: { ListModuleView(pipeline: $0) },
    jointBuilder: { RTEModuleJoint(pipeline: $0, state: $1, view: $2, trunk: ()) })
}
