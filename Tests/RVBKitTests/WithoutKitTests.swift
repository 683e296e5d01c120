import PortableUIKit
import QuartetTesting
import Testing

// RVB without RVBKit. The document's protocols are names, its builders are plain types, and `search` and `route` are what
// these modules need of them: one stack.
extension UIViewController {
  fileprivate func search(where predicate: (UIViewController) -> Bool) -> [UIViewController] {
    (navigationController?.viewControllers ?? []).drop { $0 !== self }.filter(predicate)
  }

  fileprivate func route(
    _ target: UIViewController, animated: Bool, completion: @escaping (UIViewController?) -> Void
  ) {
    let stack = navigationController
    stack?.whenIdle { [weak stack, weak target] in
      guard let target else { return completion(nil) }
      stack?.popToViewController(target, animated: animated)
      stack?.whenIdle { completion(target) }
    }
  }
}

private protocol ChildControllable: UIViewController {
  var id: String { get }
  var completed: (() -> Void)? { get set }
}

private struct ChildParameter {
  let id: String
}

private protocol ChildBuildable {
  func build(with parameter: ChildParameter) -> any ChildControllable
}

private struct ChildBuilder: ChildBuildable {
  func build(with parameter: ChildParameter) -> any ChildControllable {
    ChildViewController(id: parameter.id)
  }
}

private final class ChildViewController: UIViewController, ChildControllable {
  let id: String
  var completed: (() -> Void)?

  init(id: String) {
    self.id = id
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

private struct ParentRouter {
  let childBuilder: any ChildBuildable

  func routeToChild(with parameter: ChildParameter) -> any ChildControllable {
    childBuilder.build(with: parameter)
  }
}

private final class ParentViewController: UIViewController {
  var router: ParentRouter?

  func presentChild(
    animated: Bool, force: Bool, id: String, completion: ((any ChildControllable) -> Void)?
  ) {
    // #1
    if let child = search(where: { ($0 as? any ChildControllable)?.id == id }).last as? any ChildControllable
    {
      // #2
      guard force else {
        completion?(child)
        return
      }
      route(child, animated: animated) { _ in completion?(child) }
      return
    }

    // #3
    guard let child = router?.routeToChild(with: ChildParameter(id: id)) else { return }
    child.completed = { [weak self] in
      guard let self else { return }
      route(self, animated: true) { _ in }
    }

    // #4
    route(self, animated: animated) {
      $0?.navigationController?.pushViewController(child, animated: animated)
      completion?(child)
    }
  }
}

struct `The document's four steps without the kit` {
  private let parent = ParentViewController()
  private let host: NavigationHost

  init() {
    parent.router = ParentRouter(childBuilder: ChildBuilder())
    host = NavigationHost(parent)
  }

  private func present(_ id: String, force: Bool = true) async {
    parent.presentChild(animated: true, force: force, id: id, completion: nil)
    await host.waitUntilIdle()
  }

  private var ids: [String] {
    host.navigation.viewControllers.compactMap { ($0 as? any ChildControllable)?.id }
  }

  @Test func `The four steps make a child, find it again, and replace it by another one`() async {
    for _ in 1...2 { await present("1") }
    #expect(ids == ["1"])
    await present("2")
    #expect(ids == ["2"])
  }

  @Test(arguments: [false, true])
  func `The four steps go to a child that is covered only with force`(force: Bool) async {
    await present("1")
    host.push(UIViewController())
    await present("1", force: force)
    #expect((host.top is any ChildControllable) == force && ids == ["1"])
  }

  @Test func `The four steps go back to the parent when the child has completed`() async throws {
    await present("1")
    try #require(host.top as? any ChildControllable).completed?()
    await host.waitUntilIdle()
    #expect(host.top === parent)
  }
}
