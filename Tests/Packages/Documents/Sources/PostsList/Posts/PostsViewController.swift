import VIPERKit

/// Shows the list in a table. It has no copy of the rows: it asks the presenter for each.
final class PostsViewController: UIViewController, PostsViewable, PostsNavigable {
  var presenter: (any PostsPresentable)!

  private let table = UITableView()

  override func loadView() {
    view = table
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    setUp()
    presenter.viewDidLoad()
  }

  // MARK: Setup

  private func setUp() {
    setUpTable()
    setUpNavigationBar()
  }

  private func setUpTable() {
    table.accessibilityIdentifier = "posts.table"
    table.register(PostsCell.self, forCellReuseIdentifier: "post")
    table.dataSource = self
    table.delegate = self
  }

  private func setUpNavigationBar() {
    title = "Posts"
    let sortButton = UIBarButtonItem(
      primaryAction: UIAction(title: "Sort") { [weak self] _ in
        self?.respond { self?.presenter.didTapSortButton() }
      })
    sortButton.accessibilityIdentifier = "posts.sortButton"
    navigationItem.rightBarButtonItem = sortButton
  }

  // MARK: Viewable

  func reloadData() {
    table.reloadData()
  }
}

// MARK: - Table

extension PostsViewController: UITableViewDataSource, UITableViewDelegate {
  func numberOfSections(in tableView: UITableView) -> Int { presenter.tableViewNumberOfSections }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    presenter.tableViewNumberOfRows(section: section)
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
    let parameters = presenter.tableViewCellParameters(section: indexPath.section, row: indexPath.row)
    (cell as? PostsCell)?.show(parameters)
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    respond { presenter.tableViewDidSelectRow(section: indexPath.section, row: indexPath.row) }
  }
}

/// Shows a post: its title, and its text below.
final class PostsCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    accessoryType = .disclosureIndicator
  }

  required init?(coder: NSCoder) { nil }

  func show(_ parameters: PostsCellParameters) {
    var content = defaultContentConfiguration()
    content.text = parameters.title
    content.secondaryText = parameters.text
    contentConfiguration = content
  }
}
