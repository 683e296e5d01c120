import RVBKit

struct ListParameter {
  let title: String
  let rows: [String]
}

protocol ListControllable: UIViewControllable {
  /// Called with the number of a row that the user has selected.
  var selected: ((Int) -> Void)? { get set }
}

protocol ListBuildable: Buildable {
  func build(with parameter: ListParameter) -> any ListControllable
}

struct ListBuilder: ListBuildable {
  func build(with parameter: ListParameter) -> any ListControllable { ListViewController(parameter) }
}

/// A list with selection, in a table.
final class ListViewController: UIViewController, ListControllable {
  var selected: ((Int) -> Void)?

  private let rows: [String]
  private var selectedRow: Int?
  private let table = UITableView()

  init(_ parameter: ListParameter) {
    rows = parameter.rows
    super.init(nibName: nil, bundle: nil)
    title = parameter.title
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
  }

  private func select(_ row: Int) {
    selectedRow = row
    table.reloadData()
    selected?(row)
  }
}

extension ListViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = rows[indexPath.row]
    cell.contentConfiguration = content
    cell.accessoryType = indexPath.row == selectedRow ? .checkmark : .none
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { select(indexPath.row) }
}
