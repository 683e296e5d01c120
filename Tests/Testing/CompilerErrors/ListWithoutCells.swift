import VIPERKit

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
