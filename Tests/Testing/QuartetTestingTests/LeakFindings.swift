import PortableUIKit
import QuartetSharedTesting
import QuartetTesting
import Testing

extension ExpectedFinding {
  /// References that keep a popped page alive.
  static let leakCheck = [
    page("An array of the screen below keeps it", "Router.children[0] owns it") { page, root in
      root.router.children = [page]
    },
    page("A dictionary of the screen below keeps it", "Router.names[…].value owns it") { page, root in
      root.router.names = ["secret": page]
    },
    page("A property of its stack keeps it", "Stack.kept owns it") { page, root in
      (root.navigationController as? Stack)?.kept = page
    },
    page("Its presenter keeps it", "it is in the retain cycle Page.presenter -> Presenter.page") { page, _ in
      page.presenter.page = page
    },
    page("A structure of another module keeps it", "Router.box.value owns it") { page, root in
      root.router.box = Box(page)
    },
    page(
      "Its presenter keeps it, and so does a longer cycle",
      "it is in the retain cycle Page.presenter -> Presenter.page", owned: 3
    ) { page, _ in
      page.presenter.page = page
      page.other = Chain(Chain(page))
    },
    page("Its view keeps it", "it is in the retain cycle Page.view.subviews[0] -> Card.page", owned: 2) {
      page, _ in
      let card = Card()
      card.page = page
      page.view.addSubview(card)
    },
    page("Its child keeps it", "it is in the retain cycle Page.children[0] -> ButtonScreen.kept", owned: 2) {
      page, _ in
      let child = ButtonScreen()
      child.kept = page
      page.addChild(child)
    },
    page(
      "A closure keeps it",
      "no property of a screen's object owns it, so a closure, a task or another module does"
    ) { page, _ in page.ended = { page.title = "Ended" } },
  ]

  private static func page(
    _ description: String, _ owner: String, owned count: Int = 1, keep: @escaping (Page, Root) -> Void
  ) -> ExpectedFinding {
    let owned = count == 1 ? "1 object that it owns is" : "\(count) objects that it owns are"
    let text = "Page is still alive after its screen was dismissed: \(owner), and \(owned) alive, too"
    return ExpectedFinding(description, "[\(text)]") {
      let root = Root()
      let screens = CheckedStack(root)
      do {
        let page = Page()
        keep(page, root)
        screens.push(page)
      }
      screens.pop()
      return ("[\(screens.check.leaks().joined(separator: "]["))]", [])
    }
  }
}

struct `A leak check finds` {
  @Test(arguments: await ExpectedFinding.leakCheck)
  func `A leak check finds what keeps a screen alive, once, with its owner`(finding: ExpectedFinding)
    async throws
  {
    try await finding.check()
  }
}

/// A stack of screens, and a check that looks at it after each change.
struct CheckedStack {
  let stack: UINavigationController
  let host: ScreenHost
  let check = LeakCheck(moduleOf: Root.self)

  init(_ root: UIViewController = Root()) {
    stack = Stack(rootViewController: root)
    host = ScreenHost(stack)
  }

  func push(_ screen: UIViewController) {
    stack.pushViewController(screen, animated: false)
    look()
  }

  func pop() {
    stack.popViewController(animated: false)
    look()
  }

  private func look() {
    host.finishTransitions()
    _ = check.update(host.window)
  }
}

final class Router {
  var children: [UIViewController] = []
  var names: [String: UIViewController] = [:]
  var box: Box<UIViewController>?
}

private final class Stack: UINavigationController {
  var kept: UIViewController?
}

final class Root: UIViewController {
  let router = Router()
}

final class Page: UIViewController {
  var other: AnyObject?
  let presenter = Presenter()
  var ended: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter.view = self
  }
}

final class Presenter {
  weak var view: Page?
  var page: Page?
}

private final class Chain {
  private let next: AnyObject

  init(_ next: AnyObject) { self.next = next }
}

private final class Card: UIView {
  var page: Page?
}
