import PortableUIKit
import QuartetTesting
import Testing

struct `The leak check` {
  @Test func `An object belongs to the nearest screen, whichever reference to it is found first`() {
    let parent = Parent()
    let stack = UINavigationController(rootViewController: parent)
    let host = ScreenHost(stack)
    let check = LeakCheck(moduleOf: Parent.self)
    // Both screens are new to the check, and the child's reference to the part is as long as the parent's longest.
    stack.pushViewController(Child(Link(parent.part)), animated: false)
    host.finishTransitions()
    _ = check.update(host.window)
    stack.popViewController(animated: false)
    host.finishTransitions()
    _ = check.update(host.window)
    #expect(check.leaks() == [])
  }

  @Test func `A message has at most 600 characters, also about types with long names`() async {
    typealias Two<Value> = (Value, Value)
    typealias Long = Two<Two<Two<Two<Two<Two<Two<Int>>>>>>>
    let leaks = await LeakCheck.leaks(of: Root()) { host in
      let page = Page()
      page.other = Named<Long>(page)
      host.top?.show(page, sender: nil)
      host.finishTransitions()
      host.top?.navigationController?.popViewController(animated: false)
    }
    let leak = leaks.first ?? ""
    #expect(leaks.count == 1 && leak.count <= 600 && leak.contains("…"), "\(leaks)")
    #expect(leak.hasSuffix("name its type in `keeps`."))
  }

  @Test func `A screen that is shown again has not leaked`() {
    let root = Root()
    let host = ScreenHost(UINavigationController(rootViewController: root))
    let check = LeakCheck(moduleOf: Root.self)
    let page = Page()
    for isShown in [true, false, true] {
      if isShown {
        root.show(page, sender: nil)
      } else {
        root.navigationController?.popViewController(animated: false)
      }
      host.finishTransitions()
      _ = check.update(host.window)
    }
    #expect(check.leaks() == [])
  }

  @Test func `A task that ends by itself is no leak`() async {
    let leaks = await LeakCheck.leaks(of: Root()) { host in
      let page = Page()
      Task {
        try? await Task.sleep(for: .milliseconds(40))
        page.title = "Sent"
      }
      host.top?.present(page, animated: false)
      host.top?.dismiss(animated: false)
    }
    #expect(leaks == [])
  }

  @Test func `The check keeps no screen that it has seen`() {
    let host = ScreenHost(UINavigationController(rootViewController: Root()))
    let check = LeakCheck(moduleOf: Root.self)
    weak var page: UIViewController?
    do {
      let pushed = Page()
      page = pushed
      host.top?.show(pushed, sender: nil)
    }
    host.finishTransitions()
    _ = check.update(host.window)
    host.top?.navigationController?.popViewController(animated: false)
    host.finishTransitions()
    #expect(page == nil)
  }

  @Test func `A screen is seen that is shown only during a transition, or only until the next step`() async {
    let root = Root()
    var kept: [Presenter] = []
    let leaks = await LeakCheck.leaks(of: root) { host in
      let (early, late, sheet) = (Page(), Page(), UIViewController())
      kept = [early.presenter, late.presenter]
      root.present(early, animated: true) { early.dismiss(animated: false) }
      host.finishTransitions()
      root.present(sheet, animated: true) { sheet.present(late, animated: false) }
      host.finishTransitions()
      root.dismiss(animated: false)
    }
    #expect(leaks.count { $0.hasPrefix("Presenter, first seen on Page, is still alive") } == kept.count)
  }

  @Test func `The check keeps no host`() async {
    weak var known: ScreenHost?
    #expect(await LeakCheck.leaks(of: Root()) { known = $0 } == [])
    #expect(known == nil)
  }

  @Test func `The object of an unowned reference may be deallocated when owners are searched`() {
    let host = ScreenHost(UINavigationController(rootViewController: Root()))
    let check = LeakCheck(moduleOf: Root.self)
    var kept: Outliving?
    host.top?.show(OutlivedPage { kept = $0 }, sender: nil)
    host.finishTransitions()
    _ = check.update(host.window)
    host.top?.navigationController?.popViewController(animated: false)
    host.finishTransitions()
    _ = check.update(host.window)
    #expect(kept != nil && check.leaks().count == 1)
  }
}

/// An object that a leak keeps, of a screen that is deallocated.
private final class Outliving {
  unowned var page: UIViewController

  init(_ page: UIViewController) { self.page = page }
}

private final class OutlivedPage: UIViewController {
  private lazy var outliving = Outliving(self)
  private let keep: (Outliving) -> Void

  init(_ keep: @escaping (Outliving) -> Void) {
    self.keep = keep
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    keep(outliving)
  }
}

private final class Named<Value> {
  private let page: Page

  init(_ page: Page) { self.page = page }
}

private final class Part {}

private final class Link {
  private weak var part: Part?

  init(_ part: Part) { self.part = part }
}

private final class Parent: UIViewController {
  private let link: Link
  let part: Part

  init() {
    let part = Part()
    link = Link(part)
    self.part = part
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

private final class Child: UIViewController {
  private let link: Link

  init(_ link: Link) {
    self.link = link
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}
