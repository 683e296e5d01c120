import Interactions

struct ListRenderable: Equatable {
  let rows: [String]
  let selectedRow: Int?
}

protocol ListRendering: Rendering {
  func render(_ renderable: ListRenderable)
}

protocol ListInteracting: Interacting {
  func use(_ view: any ListRendering)
  func didLoadView()
  func didSelectRow(_ row: Int)
}

/// A list with selection. The interaction keeps what is selected; the view shows it.
final class ListInteraction {
  private let rows: [String]
  private var selectedRow: Int?
  private weak var view: (any ListRendering)?

  init(rows: [String]) {
    self.rows = rows
  }
}

extension ListInteraction: ListInteracting {
  func use(_ view: any ListRendering) {
    self.view = view
  }

  func didLoadView() {
    view?.render(ListRenderable(rows: rows, selectedRow: selectedRow))
  }

  func didSelectRow(_ row: Int) {
    selectedRow = row
    view?.render(ListRenderable(rows: rows, selectedRow: selectedRow))
  }
}

/// Shows the rows in a table. The table asks for its cells later, so the view keeps the last renderable.
final class ListViewController: UIViewController {
  private let table = UITableView()
  private let interaction: any ListInteracting
  private var renderable = ListRenderable(rows: [], selectedRow: nil)

  init(interaction: any ListInteracting) {
    self.interaction = interaction
    super.init(nibName: nil, bundle: nil)
    interaction.use(self)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = table
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.accessibilityIdentifier = "list"
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.delegate = self
    interaction.didLoadView()
  }
}

extension ListViewController: ListRendering {
  func render(_ renderable: ListRenderable) {
    self.renderable = renderable
    table.reloadData()
  }
}

extension ListViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    renderable.rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = renderable.rows[indexPath.row]
    cell.contentConfiguration = content
    cell.accessoryType = indexPath.row == renderable.selectedRow ? .checkmark : .none
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    respond { interaction.didSelectRow(indexPath.row) }
  }
}
