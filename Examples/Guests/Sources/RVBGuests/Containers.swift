import RVBKit

protocol TabsRoutable: Routable {
  func routeToGuest() -> any NameControllable
  func routeToHost() -> any NameControllable
}

struct TabsRouter: TabsRoutable {
  let nameBuilder: any NameBuildable

  func routeToGuest() -> any NameControllable { nameBuilder.build(with: NameParameter(name: "")) }
  func routeToHost() -> any NameControllable { nameBuilder.build(with: NameParameter(name: "")) }
}

/// Two modules in tabs. After the guest's name, the host's comes to the front.
final class TabsViewController: UITabBarController, UIViewControllable {
  init(router: any TabsRoutable) {
    let (guest, host) = (router.routeToGuest(), router.routeToHost())
    super.init(nibName: nil, bundle: nil)
    viewControllers = [guest, host]
    // `route` selects the tab, and goes back to the module if something covers it there.
    guest.onEnd = { [weak self, weak host] _ in
      if let self, let host { route(host) }
    }
  }

  required init?(coder: NSCoder) { nil }
}
