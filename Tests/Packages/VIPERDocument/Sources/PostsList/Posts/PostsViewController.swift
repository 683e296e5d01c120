import VIPERKit

/// Shows the list. It has no copy of the rows: it asks the presenter for each.
final class PostsViewController: UIViewController, PostsViewable, PostsNavigable {
  var presenter: (any PostsPresentable)!

  private let list = UIStackView(arrangedSubviews: [])
  private let sortButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    setUp()
    presenter.viewDidLoad()
  }

  // MARK: Setup

  private func setUp() {
    sortButton.accessibilityIdentifier = "posts.sortButton"
    sortButton.onTap(in: self) { $0.presenter.didTapSortButton() }
    view.addSubview(list)
    view.addSubview(sortButton)
    title = "Posts"
  }

  // MARK: Viewable

  func reloadData() {
    for row in list.arrangedSubviews { row.removeFromSuperview() }
    for section in 0..<presenter.tableViewNumberOfSections {
      for row in 0..<presenter.tableViewNumberOfRows(section: section) { addRow(section, row) }
    }
  }

  private func addRow(_ section: Int, _ row: Int) {
    let cell = presenter.tableViewCellParameters(section: section, row: row)
    let button = UIButton(type: .system)
    button.accessibilityIdentifier = "posts.\(section).\(row)"
    button.setTitle([cell.title, cell.text].compactMap(\.self).joined(separator: ": "), for: .normal)
    button.onTap(in: self) { $0.presenter.tableViewDidSelectRow(section: section, row: row) }
    list.addArrangedSubview(button)
  }
}
