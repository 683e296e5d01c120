import VIPERKit

// A list's Presentable protocol that does not name the type of its cells.
struct RowParameters { let title: String }

#if MENDED
  protocol ListPresentable: UITableViewDelegable, UITableViewDataSourceable
  where CellParameters == RowParameters {}
#else
  protocol ListPresentable: UITableViewDelegable, UITableViewDataSourceable {}
#endif

@MainActor func title(_ presenter: any ListPresentable) -> String {
  presenter.tableViewCellParameters(section: 0, row: 0).title
}

// A protocol type for a generic presenter or factory.
protocol SceneRoutable: AnyObject {}

final class ScenePresenter<Router: SceneRoutable> {
  init(router: Router) {}
}

#if MENDED
  func makePresenter(router: some SceneRoutable) { _ = ScenePresenter(router: router) }
#else
  func makePresenter(router: any SceneRoutable) { _ = ScenePresenter<any SceneRoutable>(router: router) }
#endif
