import Foundation
import HeadlessUIKit
import QuartetUIKitFacts

nonisolated extension UIKitException {
  static let controllers: [String: Code] = [
    "Pushes a controller that is in the stack": { $0.navigation.pushViewController($0.root, animated: true) },
    "Pushes a navigation controller": {
      $0.navigation.pushViewController(UINavigationController(), animated: true)
    },
    "Pushes a tab bar controller": { $0.navigation.pushViewController(UITabBarController(), animated: true) },
    "Pushes a child of another container": withChild { $0.navigation.pushViewController($1, animated: true) },
    "Pops to a controller that is not in the stack": {
      $0.navigation.popToViewController(UIViewController(), animated: true)
    },
    "Sets a stack with a controller twice": { $0.navigation.viewControllers = [$0.root, $0.root] },
    "Sets the items of a navigation controller's bar": { $0.navigation.navigationBar.items = [] },
    "Selects a controller that is no tab": { _ in
      UITabBarController().selectedViewController = UIViewController()
    },
    "Adds the window's root as a child": { UIViewController().addChild($0.navigation) },
    "Adds the view of a child to another controller's": withChild { $0.root.view.addSubview($1.view) },
    "Adds the view of a child to the window": withChild { $0.window.addSubview($1.view) },
    "Makes a child the window's root": withChild { UIWindow().rootViewController = $1 },
    "Gives one view to two controllers": { UIViewController().view = $0.root.view },
    "Loads no view in `loadView()`": { _ in Viewless().loadViewIfNeeded() },

    "Presents a controller that is presented": { _ in
      let stage = Stage()
      let (sheet, other) = (stage.screen("B"), stage.screen("C"))
      stage.present(sheet)
      stage.present(other, on: sheet)
      other.present(sheet, animated: true)
    },
    "Presents a child of a container": withChild { $0.root.present($1, animated: true) },
    "Presents the window's root": { $0.root.present($0.navigation, animated: true) },
    "Adds two buttons of style `.cancel` to an alert": { _ in
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      for title in ["1", "2"] { alert.addAction(UIAlertAction(title: title, style: .cancel)) }
    },
    "Adds a text field to an action sheet": { _ in
      UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet).addTextField()
    },
    "Prefers a button that an alert does not have": { _ in
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      alert.preferredAction = UIAlertAction(title: "OK", style: .default)
    },

    "Adds a view to itself": { $0.root.view.addSubview($0.root.view) },
    "Arranges a view past the end of a stack view": { _ in
      UIStackView().insertArrangedSubview(UIView(), at: 1)
    },
    "Activates a constraint between views of two hierarchies": { stage in
      withExtendedLifetime(UIView()) {
        $0.topAnchor.constraint(equalTo: stage.root.view.topAnchor).isActive = true
      }
    },
    "Activates a constraint of a layout guide without a view": { stage in
      withExtendedLifetime(UILayoutGuide()) {
        $0.topAnchor.constraint(equalTo: stage.root.view.topAnchor).isActive = true
      }
    },
    "Makes an active constraint optional, or required": { stage in
      let constraint = stage.root.view.widthAnchor.constraint(equalToConstant: 1)
      constraint.isActive = true
      constraint.priority = .defaultLow
    },
    "Gives a constraint a constant that is not finite": {
      $0.root.view.widthAnchor.constraint(equalToConstant: 1).constant = .infinity
    },
    "Relates a leading edge to a left one": {
      _ = $0.root.view.leadingAnchor.constraint(equalTo: $0.root.view.leftAnchor)
    },
    "Sets a frame whose coordinates are not numbers": { _ in UIView().frame.origin.x = .nan },
  ]

  /// Runs code with the root of a navigation controller that is not shown.
  private static func withChild(_ code: @escaping @MainActor @Sendable (Stage, UIViewController) -> Void)
    -> Code
  {
    { stage in
      withExtendedLifetime(UINavigationController(rootViewController: UIViewController())) {
        code(stage, $0.viewControllers[0])
      }
    }
  }
}

private final class Viewless: UIViewController {
  override func loadView() {}
}

nonisolated extension UIKitException {
  typealias TableCode = @MainActor @Sendable (UITableView, TableSource) -> Void

  static let tables: [String: TableCode] = [
    "deletes a row that the data source still has": { table, _ in table.deleteRows(at: [row(0)], with: .none)
    },
    "inserts a section that the data source does not have": { table, _ in
      table.insertSections([0], with: .none)
    },
    "deletes a row that was never there": { table, _ in table.deleteRows(at: [row(9)], with: .none) },
    "reloads a row that is not there": { table, _ in table.reloadRows(at: [row(9)], with: .none) },
    "deletes a row of a section that was never there": { table, _ in
      table.deleteRows(at: [row(0, section: 5)], with: .none)
    },
    "inserts a row past the end": { table, _ in table.insertRows(at: [row(9)], with: .none) },
    "inserts a row into a section that is not there": { table, _ in
      table.insertRows(at: [row(0, section: 5)], with: .none)
    },
    "deletes or reloads a section that was never there": { table, _ in table.reloadSections([5], with: .none)
    },
    "inserts a section past the end": { table, source in
      source.sections.append(source.rows)
      table.insertSections([5], with: .none)
    },
    "moves a row that is not there": { table, _ in table.moveRow(at: row(9), to: row(0)) },
    "deletes and moves the same row in a batch": { table, source in
      source.rows = ["a", "c"]
      table.performBatchUpdates {
        table.deleteRows(at: [row(1)], with: .none)
        table.moveRow(at: row(1), to: row(0))
      }
    },
    "moves and reloads the same row in a batch": { table, _ in
      table.performBatchUpdates {
        table.moveRow(at: row(1), to: row(0))
        table.reloadRows(at: [row(1)], with: .none)
      }
    },
    "deletes and reloads the same row in a batch": { table, source in
      source.rows = ["a", "c"]
      table.performBatchUpdates {
        table.deleteRows(at: [row(1)], with: .none)
        table.reloadRows(at: [row(1)], with: .none)
      }
    },
    "inserts at the row to which it moves another one": { table, source in
      source.rows = ["x", "a", "b", "c"]
      table.performBatchUpdates {
        table.insertRows(at: [row(0)], with: .none)
        table.moveRow(at: row(1), to: row(0))
      }
    },
    "moves a row out of a section that it deletes": { table, source in
      source.sections.append(source.rows)
      table.reloadData()
      table.performBatchUpdates {
        source.sections.removeLast()
        source.rows.append("d")
        table.deleteSections([1], with: .none)
        table.moveRow(at: row(0, section: 1), to: row(0))
      }
    },
    "moves a row into a section that it inserts": { table, source in
      table.performBatchUpdates {
        source.sections.append(source.rows)
        table.insertSections([1], with: .none)
        table.moveRow(at: row(0), to: row(0, section: 1))
      }
    },
    "changes a row with an index path of another length": { table, _ in
      table.deleteRows(at: [IndexPath(index: 0)], with: .none)
    },
    "scrolls to a row that is not there": { table, _ in
      table.scrollToRow(at: row(9), at: .top, animated: true)
    },
    "scrolls to a section that is not there": { table, _ in
      table.scrollToRow(at: row(0, section: 5), at: .top, animated: true)
    },
    "dequeues a cell of an identifier that was not registered": { table, _ in
      _ = table.dequeueReusableCell(withIdentifier: "other", for: row(0))
    },
    "dequeues two cells for one row": { table, source in
      source.dequeues = 2
      table.reloadData()
      table.layoutIfNeeded()
    },
  ]

  /// Runs code on a table of three rows in one section.
  static func withTable(_ code: @escaping TableCode) -> Code {
    { stage in
      let (table, source) = (UITableView(), TableSource(["a", "b", "c"], stage.log))
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = source
      // The numbers before the changes.
      _ = table.numberOfSections
      code(table, source)
    }
  }

  private static func row(_ row: Int, section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }
}
