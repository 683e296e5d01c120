import RVBKit

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
