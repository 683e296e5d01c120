import QuartetTesting
import RVBKit
import Testing

private final class Page: UIViewController {}

/// Other code of the app presents screens over modules; routing does not dismiss them.
@Suite struct `Foreign screens` {
  private let shop = ShopViewController()
  private let host: NavigationHost

  init() {
    host = NavigationHost(shop)
  }

  private func presentAlert(from presenter: UIViewController) {
    host.present(
      UIAlertController(title: "Not ours", message: nil, preferredStyle: .alert), from: presenter)
  }

  @Test func `route does not dismiss an alert of other code, and completes with nil`() async {
    presentAlert(from: shop)
    var reached: [UIViewController?] = []
    shop.route(shop) { reached.append($0) }
    shop.route(shop) { Issue.record("It cannot be reached") }
    shop.route(where: { $0 is ShopViewController }) { reached.append($0) }
    await host.waitUntilIdle()
    #expect(reached == [nil, nil] && host.top is UIAlertController)
  }

  @Test func `route dismisses no module either if something foreign is over it`() async {
    let sheet = Sheet()
    host.present(sheet, from: shop)
    presentAlert(from: sheet)
    shop.route(shop) { #expect($0 == nil) }
    await host.waitUntilIdle()
    #expect(host.window.headless.presentedChain.count == 3)
    host.top?.dismiss(animated: true)
    await host.waitUntilIdle()
    shop.route(shop)
    await host.waitUntilIdle()
    #expect(host.top === shop)
  }

  @Test func `A navigation controller is no foreign screen if it contains a module`() async {
    host.present(UINavigationController(rootViewController: Sheet()), from: shop)
    shop.route(shop)
    await host.waitUntilIdle()
    #expect(host.top === shop)
  }

  @Test func `presentChild calls declined, and shows nothing, under a foreign screen`() async {
    let detail = await openDetail()
    presentAlert(from: shop)
    var log: [String] = []
    for (id, force) in [("1", true), ("2", true), ("2", false)] {
      shop.presentChild(
        animated: true, force: force, where: { (detail: any ProductDetailControllable) in detail.id == id },
        completion: { _ in log.append("completed") }, declined: { log.append("declined") }
      ) { _ in
        ProductDetailViewController(id: id)
      } show: { _, _ in
        log.append("shown")
      }
    }
    #expect(log == ["declined", "declined", "declined"])
    #expect(host.top is UIAlertController && host.navigation.topViewController === detail)
  }

  @Test func `presentChild does not take an alert of other code for its own`() {
    presentAlert(from: shop)
    var isDeclined = false
    shop.presentChild(animated: true, force: false, declined: { isDeclined = true }) { _ in
      UIAlertController(title: "Ours", message: nil, preferredStyle: .alert)
    } show: { _, _ in
      Issue.record("Something foreign covers the shop")
    }
    #expect(isDeclined)
  }

  private func openDetail() async -> UIViewController? {
    shop.presentDetail(animated: true, force: true, id: "1", completion: nil)
    await host.waitUntilIdle()
    return host.top
  }

  @Test func `presentChild calls declined if there is no child to show`() {
    var declined = 0
    shop.presentChild(animated: true, force: true, declined: { declined += 1 }) { _ -> Sheet? in
      nil
    } show: { _, _ in
    }
    #expect(declined == 1)
  }

  /// Asks a view for an alert twice and returns the alerts.
  private func presentAlerts(by view: ShopViewController) async -> [UIAlertController] {
    var alerts: [UIAlertController] = []
    for _ in 1...2 {
      view.presentChild(animated: true, force: false, completion: { alerts.append($0) }) { _ in
        UIAlertController(title: "Ours", message: nil, preferredStyle: .alert)
      } show: { shop, alert in
        shop.present(alert, animated: true)
      }
      await host.waitUntilIdle()
    }
    return alerts
  }

  @Test func `An alert that presentChild has shown belongs to its module, and is found again`() async {
    let alerts = await presentAlerts(by: shop)
    #expect(alerts.count == 2 && alerts.allSatisfy { $0 === host.top })
    shop.route(shop)
    await host.waitUntilIdle()
    #expect(host.top === shop)
  }

  @Test func `presentChild does not take the alert of another module for its own`() async {
    let related = ShopViewController()
    host.push(related)
    let others = await presentAlerts(by: related)
    let alerts = await presentAlerts(by: shop)
    #expect(alerts.count == 2 && alerts.allSatisfy { $0 === host.top && !others.contains($0) })
  }

  @Test func `A screen that is no module can be shown in a navigation controller`() async {
    shop.presentChild(animated: true, force: false) { _ in
      Page()
    } show: { shop, page in
      shop.present(UINavigationController(rootViewController: page), animated: true)
    }
    host.finishTransitions()
    shop.route(shop)
    await host.waitUntilIdle()
    #expect(host.top === shop)
  }
}
