import RVBKit

protocol TabsRoutable: Routable {
  func routeToGuest() -> any SavingControllable
  func routeToHost() -> any SavingControllable
}

struct TabsRouter: TabsRoutable {
  let savingBuilder: any SavingBuildable

  func routeToGuest() -> any SavingControllable { savingBuilder.build() }
  func routeToHost() -> any SavingControllable { savingBuilder.build() }
}

/// Two modules in tabs. When the guest's name is saved, the host's comes to the front.
final class TabsViewController: UITabBarController, UIViewControllable {
  init(router: any TabsRoutable) {
    let (guest, host) = (router.routeToGuest(), router.routeToHost())
    super.init(nibName: nil, bundle: nil)
    viewControllers = [guest, host]
    // `route` selects the tab, and goes back to the module if something covers it there.
    guest.saved = { [weak self, weak host] in
      if let self, let host { route(host) }
    }
  }

  required init?(coder: NSCoder) { nil }
}
