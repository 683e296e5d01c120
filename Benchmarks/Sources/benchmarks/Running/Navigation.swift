import Foundation
import HeadlessUIKit
import QuartetArguments
import QuartetTesting
import RVBKit
import VIPERKit

// Links and navigation alone, beside what an app writes without a kit.
extension Benchmark {
  static let navigation = [
    navigation("a link", unit: "a dictionary of 20 links") { try links() },
    navigation("a search", unit: "a recursive function over 37 controllers") { try searches() },
    navigation("a push and a pop", unit: "UIKit: push and pop") { try pushes() },
  ]

  private static func navigation(
    _ title: String, unit: String, _ workloads: @escaping @MainActor () throws -> [Workload]
  ) -> Benchmark {
    Benchmark(title: title, unit: unit) { _ in try workloads() }
  }

  /// RVB tries its patterns in their order.
  private static func links() throws -> [Workload] {
    let hosts = (1...20).map { "screen\($0)" }
    var identifier = ""
    let handler = DeeplinkHandler()
    for host in hosts {
      handler.register(DeeplinkPattern("shop://\(host)/:id", isStrict: false)) {
        identifier = $0.path["id"] ?? ""
      }
    }
    let links = Dictionary(uniqueKeysWithValues: hosts.map { ($0, { (id: String) in identifier = id }) })
    func workload(_ name: String, _ host: String, _ open: @escaping (URL) -> Void) throws -> Workload {
      guard let url = URL(string: "shop://\(host)/7") else {
        throw UsageError("no URL")
      }
      identifier = ""
      open(url)
      guard (identifier == "7") == hosts.contains(host) else { throw UsageError(name) }
      return Workload(name: name, measured: { open(url) })
    }
    return try [
      workload("a dictionary of 20 links", "screen20") { url in
        guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: true), parts.scheme == "shop"
        else { return }
        links[parts.host ?? ""]?(String(parts.path.dropFirst()))
      }
    ]
      + [("first", "screen1"), ("last", "screen20"), ("none", "other")].map { name, host in
        try workload("RVB: \(name) of 20 patterns", host) { _ = handler.handle($0) }
      }
  }

  /// Four tabs with eight screens each: 37 controllers.
  private static func searches() throws -> [Workload] {
    let tabs = UITabBarController()
    tabs.viewControllers = (0..<4).map { _ in
      let stack = UINavigationController()
      stack.viewControllers = (0..<8).map { _ in UIViewController() }
      return stack
    }
    let host = ScreenHost(tabs)
    let last = (tabs.viewControllers?.last as? UINavigationController)?.topViewController
    func find(from controller: UIViewController, _ found: inout [UIViewController]) {
      if controller === last { found.append(controller) }
      for child in controller.children { find(from: child, &found) }
      guard let presented = controller.presentedViewController,
        presented.presentingViewController === controller
      else { return }
      find(from: presented, &found)
    }
    func workload(_ name: String, _ find: @escaping () -> [UIViewController]) throws -> Workload {
      guard find() == [last] else { throw UsageError(name) }
      return Workload(name: name, measured: { _ = find() }, keepsAlive: host)
    }
    return try [
      workload("a recursive function over 37 controllers") {
        var found: [UIViewController] = []
        find(from: tabs, &found)
        return found
      },
      workload("RVB: `search`") { tabs.search { $0 === last } },
    ]
  }

  /// The same screen again and again, with both transitions.
  private static func pushes() throws -> [Workload] {
    func workload(
      _ name: String, push: @escaping (Scene, Scene) -> Void, pop: @escaping (Scene) -> Void
    ) throws -> Workload {
      let (scene, child) = (Scene(), Scene())
      let host = ScreenHost(UINavigationController(rootViewController: scene))
      let use = {
        push(scene, child)
        host.window.headless.finishTransitions()
        pop(scene)
        host.window.headless.finishTransitions()
      }
      use()
      guard child.didAppear, scene.navigationController?.topViewController === scene else {
        throw UsageError(name)
      }
      // `childScreens` ends a request in the next turn of the main actor.
      return Workload(name: name, measured: use, undo: { await host.waitUntilIdle() })
    }
    return try [
      workload("UIKit: push and pop") {
        $0.navigationController?.pushViewController($1, animated: true)
      } pop: {
        $0.navigationController?.popViewController(animated: true)
      },
      workload("VIPER: `push` and `pop`") {
        $0.push($1)
      } pop: {
        $0.pop()
      },
      workload("`childScreens`: `push` and `close`") {
        $0.childScreens.push($1)
      } pop: {
        $0.childScreens.close()
      },
    ]
  }
}

private final class Scene: UIViewController, StandardNavigable {
  private(set) var didAppear = false

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    didAppear = true
  }
}
