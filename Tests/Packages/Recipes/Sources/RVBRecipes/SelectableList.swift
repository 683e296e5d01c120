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

/// A list with selection: each row is a button. On iOS, a table view does the same.
final class ListViewController: UIViewController, ListControllable {
  var selected: ((Int) -> Void)?

  private let rows: [String]
  private var selectedRow: Int?
  private lazy var buttons = rows.indices.map { row in
    UIButton(type: .system, primaryAction: UIAction { [weak self] _ in self?.select(row) })
  }

  init(_ parameter: ListParameter) {
    rows = parameter.rows
    super.init(nibName: nil, bundle: nil)
    title = parameter.title
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = UIStackView(arrangedSubviews: buttons)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    render()
  }

  private func select(_ row: Int) {
    selectedRow = row
    render()
    selected?(row)
  }

  private func render() {
    for (row, button) in buttons.enumerated() {
      button.accessibilityIdentifier = "row\(row)"
      button.setTitle(row == selectedRow ? "✓ \(rows[row])" : rows[row], for: .normal)
    }
  }
}
