import RVBKit

struct ListParameter {
  let title: String
  let rows: [String]
}

protocol ListControllable: UIViewControllable {
  /// Called with the number of the row that the user has selected.
  var selected: ((Int) -> Void)? { get set }
}

protocol ListBuildable: Buildable {
  func build(with parameter: ListParameter) -> any ListControllable
}

struct ListBuilder: ListBuildable {
  func build(with parameter: ListParameter) -> any ListControllable { ListViewController(parameter) }
}

protocol TabsRoutable: Routable {
  func routeToColors() -> any ListControllable
  func routeToSizes() -> any ListControllable
}

struct TabsRouter: TabsRoutable {
  let listBuilder: any ListBuildable

  func routeToColors() -> any ListControllable {
    listBuilder.build(with: ListParameter(title: "Colors", rows: ["Red", "Green"]))
  }

  func routeToSizes() -> any ListControllable {
    listBuilder.build(with: ListParameter(title: "Sizes", rows: ["Small", "Large"]))
  }
}

/// A button for each row.
final class ListViewController: UIViewController, ListControllable {
  var selected: ((Int) -> Void)?

  private let rows: [String]

  init(_ parameter: ListParameter) {
    rows = parameter.rows
    super.init(nibName: nil, bundle: nil)
    title = parameter.title
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let buttons = rows.enumerated().map { row, title in
      let action = UIAction(title: title) { [weak self] _ in self?.selected?(row) }
      let button = UIButton(type: .system, primaryAction: action)
      button.accessibilityIdentifier = title
      return button
    }
    view = UIStackView(arrangedSubviews: buttons)
  }
}

/// Two modules in tabs. When the user has selected a color, the sizes come to the front.
final class TabsViewController: UITabBarController, UIViewControllable {
  init(router: any TabsRoutable) {
    let (colors, sizes) = (router.routeToColors(), router.routeToSizes())
    super.init(nibName: nil, bundle: nil)
    viewControllers = [colors, sizes]
    // `route` selects the tab, and goes back to the module if something covers it there.
    colors.selected = { [weak self, weak sizes] _ in
      if let self, let sizes { route(sizes) }
    }
  }

  required init?(coder: NSCoder) { nil }
}
