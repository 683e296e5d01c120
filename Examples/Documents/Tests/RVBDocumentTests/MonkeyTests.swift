import Child
import Parent
import QuartetTesting
import RVBKit
import Routing
import SignUp
import Streams
import Testing

#if canImport(UIKit) && canImport(SwiftUI)
  import SwiftUI
#endif

/// Contains a parent.
private final class Home: UIViewController {
  let content: any ParentControllable
  var child: UIHostingController<ChildView>? { presentedViewController as? UIHostingController<ChildView> }

  init(_ content: any ParentControllable) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(content)
    view.addSubview(content.view)
    content.didMove(toParent: self)
  }
}

// The document's screens have no controls, so that links and children take the user's place.
@Suite struct `Monkey tests` {
  private func check<Root: UIViewController>(
    _ root: @escaping () -> Root, _ links: KeyValuePairs<String, (Root) -> Void>
  ) async throws {
    try await MonkeyTest(use: .alsoEarly, allowsDeadEnds: true) { events in
      let root = root()
      for (name, open) in links { events.add(name) { [weak root] in root.map(open) } }
      return UINavigationController(rootViewController: root)
    }.check()
  }

  @Test func `Monkey tests find no problem in Parent`() async throws {
    try await check(Parent.RootViewController.init, ["open the child": { $0.routeToChildLink() }])
  }

  // A button of the parent would be covered by the child.
  @Test func `Monkey tests find no problem in communication`() async throws {
    try await check(
      { Home(ParentBuilder(.init()).build(with: .init())) },
      [
        "present the child": { if $0.presentedViewController == nil { $0.content.presentChild() } },
        "the child completes": { $0.child?.rootView.complete() },
      ])
  }

  @Test func `Monkey tests find no problem in routing`() async throws {
    try await check(
      RoutingAViewController.init,
      [
        "open B": { $0.presentB() },
        "B sends": { ($0.navigationController?.topViewController as? BViewController)?.send() },
      ])
  }

  @Test func `Monkey tests find no problem in signing up`() async throws {
    try await check(
      SignUp.RootViewController.init,
      [
        "open the profile": { $0.routeToProfileLink() },
        "next": {
          let stack = $0.presentedViewController as? UINavigationController
          guard stack?.transitionCoordinator == nil else { return }
          (stack?.topViewController as? any SignUp.StepControllable)?.presentNext()
        },
      ])
  }
}
