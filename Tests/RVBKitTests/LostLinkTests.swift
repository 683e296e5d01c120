import QuartetTesting
import RVBKit
import Testing

/// How a view writes a request for its child.
nonisolated enum RequestForm: CaseIterable {
  case fourSteps, presentChild
}

/// Pushes a detail for each identifier, as the document does, by UIKit's own method.
private final class ListViewController: UIViewController, UIViewControllable {
  let form: RequestForm
  var waitsForOtherModules = true

  init(_ form: RequestForm) {
    self.form = form
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func presentDetail(_ id: String, force: Bool = true) {
    switch form {
    case .fourSteps: presentDetailInFourSteps(id, force: force)
    case .presentChild:
      presentChild(
        find: { ($0 as? any ProductDetailControllable)?.id == id ? $0 : nil }, animated: true, force: force
      ) { list in
        let detail = ProductDetailViewController(id: id)
        list.navigationController?.pushViewController(detail, animated: true)
        return detail
      }
    }
  }

  private func presentDetailInFourSteps(_ id: String, force: Bool) {
    if let detail = search(where: { ($0 as? any ProductDetailControllable)?.id == id }).last {
      guard force else { return }
      route(detail)
      return
    }
    let detail = ProductDetailViewController(id: id)
    route(self) { $0?.navigationController?.pushViewController(detail, animated: true) }
  }
}

struct `Links` {
  private func dismissAlert(of host: ScreenHost) async {
    host.top?.dismiss(animated: true)
    await host.waitUntilIdle()
  }

  // MARK: Under an alert that a module has presented by UIKit's own method

  @Test(arguments: RequestForm.allCases, [false, true])
  func `A link that is opened under an alert is followed as soon as the alert is gone`(
    form: RequestForm, isOverChild: Bool
  ) async {
    let list = ListViewController(form)
    let host = NavigationHost(list)
    if isOverChild { list.presentDetail("0") }
    await host.waitUntilIdle()
    host.presentOtherModule(over: list)
    list.presentDetail("1")
    list.presentDetail("2")
    await host.waitUntilIdle()
    #expect(host.top is UIAlertController)
    await dismissAlert(of: host)
    await host.waitUntilIdle()
    #expect(host.navigation.productIDs == ["2"] && host.top === host.navigation.topViewController)
  }

  @Test(arguments: RequestForm.allCases)
  func `A link that is opened under two alerts is followed when both are gone`(form: RequestForm) async throws
  {
    let list = ListViewController(form)
    let host = NavigationHost(list)
    host.presentOtherModule(over: list)
    let alert = try #require(host.top)
    host.presentOtherModule(over: alert)
    list.presentDetail("1")
    await host.waitUntilIdle()
    alert.dismiss(animated: true)
    await host.waitUntilIdle()
    #expect(host.top === alert)
    await dismissAlert(of: host)
    #expect(host.navigation.productIDs == ["1"])
  }

  @Test(arguments: RequestForm.allCases)
  func `A link to a list in another tab is followed when the alert is gone`(form: RequestForm) async {
    let list = ListViewController(form)
    let stack = UINavigationController(rootViewController: list)
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), stack]
    let host = ScreenHost(tabs)
    host.presentOtherModule(over: tabs)
    list.presentDetail("1")
    await host.waitUntilIdle()
    #expect(tabs.selectedIndex == 0)
    await dismissAlert(of: host)
    #expect(tabs.selectedIndex == 1 && stack.productIDs == ["1"])
  }

  @Test(arguments: RequestForm.allCases)
  func `A link to a module that does not wait for other modules is not followed when the alert is gone`(
    form: RequestForm
  ) async {
    let list = ListViewController(form)
    list.waitsForOtherModules = false
    let host = NavigationHost(list)
    host.presentOtherModule(over: list)
    list.presentDetail("1")
    await host.waitUntilIdle()
    await dismissAlert(of: host)
    #expect(host.top === list)
    list.childScreens.resume()
    await host.waitUntilIdle()
    #expect((host.top === list) == (form == .fourSteps))
  }

  @Test func `A request that was dropped while the alert was open closes nothing when the alert is gone`()
    async
  {
    let list = ListViewController(.presentChild)
    let host = NavigationHost(list)
    host.presentOtherModule(over: list)
    list.presentDetail("1")
    list.childScreens.dropRequests()
    let other = UIViewController()
    host.navigation.pushViewController(other, animated: true)
    await host.waitUntilIdle()
    await dismissAlert(of: host)
    #expect(host.top === other)
  }

  // MARK: After a route in the same turn

  @Test(arguments: RequestForm.allCases, [false, true])
  func `A link is followed after a route that waits, also if the route removes the link's screen`(
    form: RequestForm, force: Bool
  ) async {
    let list = ListViewController(form)
    let host = NavigationHost(list)
    list.presentDetail("1")
    await host.waitUntilIdle()
    let warnings = await warnings {
      host.navigation.pushViewController(UIViewController(), animated: true)
      list.route(list)
      list.presentDetail("1", force: force)
      await host.waitUntilIdle()
      await host.waitUntilIdle()
    }
    #expect(warnings == [] && host.navigation.productIDs == ["1"])
    #expect(host.top is any ProductDetailControllable)
  }

  @Test(arguments: RequestForm.allCases)
  func `A link does not find a sheet over a screen that a route will remove`(form: RequestForm) async {
    let list = ListViewController(form)
    let host = NavigationHost(list)
    host.push(ProductDetailViewController(id: "1"), ProductDetailViewController(id: "2"))
    host.navigation.topViewController?.present(ProductDetailViewController(id: "3"), animated: true)
    list.route(list)
    for id in ["2", "3"] {
      #expect(list.search { ($0 as? any ProductDetailControllable)?.id == id } == [])
    }
    list.presentDetail("3")
    await host.waitUntilIdle()
    await host.waitUntilIdle()
    #expect(host.window.headless.presentedChain.count == 1 && host.navigation.productIDs == ["3"])
  }

  // MARK: Before the navigation controller

  @Test(arguments: RequestForm.allCases, [false, true])
  func `Links before and after the navigation controller is made are followed in order`(
    form: RequestForm, isLater: Bool
  ) async {
    let list = ListViewController(form)
    let host = ScreenHost()
    list.presentDetail("1")
    if isLater { await host.waitUntilIdle() }
    let stack = UINavigationController(rootViewController: list)
    list.presentDetail("2")
    host.show(stack)
    await host.waitUntilIdle()
    await host.waitUntilIdle()
    #expect(stack.productIDs == ["2"])
    stack.popViewController(animated: true)
    await host.waitUntilIdle()
    #expect(stack.topViewController === list)
  }

  @Test(arguments: RequestForm.allCases)
  func `A link before the navigation controller is followed also if a screen is on top of its parent`(
    form: RequestForm
  ) async {
    let list = ListViewController(form)
    let host = ScreenHost()
    list.presentDetail("1")
    let stack = UINavigationController()
    stack.viewControllers = [list, UIViewController()]
    host.show(stack)
    await host.waitUntilIdle()
    await host.waitUntilIdle()
    #expect(stack.productIDs == ["1"] && stack.viewControllers.count == 2)
  }
}
