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
    title = "Posts"
    table.accessibilityIdentifier = "posts.table"
    table.register(UITableViewCell.self, forCellReuseIdentifier: "post")
    table.dataSource = self
    table.delegate = self
    presenter.viewDidLoad()
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
    var content = cell.defaultContentConfiguration()
    content.text = presenter.tableViewCellParameters(section: indexPath.section, row: indexPath.row)
    cell.contentConfiguration = content
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    respond { presenter.tableViewDidSelectRow(section: indexPath.section, row: indexPath.row) }
  }
}
