import PortableUIKit
import QuartetTesting
import Testing

struct `The leak check` {
  @Test func `An object belongs to the nearest screen, whichever reference to it is found first`() {
    let parent = Parent()
    let screens = CheckedStack(parent)
    do {
      let child = ButtonScreen()
      child.kept = Link(parent.part)
      // Both screens are new to the check, and the child's reference to the part is as long as the parent's longest.
      screens.push(child)
    }
    screens.pop()
    #expect(screens.check.leaks() == [])
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
    let screens = CheckedStack()
    let page = Page()
    screens.push(page)
    screens.pop()
    screens.push(page)
    #expect(screens.check.leaks() == [])
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
    let screens = CheckedStack()
    weak var page: UIViewController?
    do {
      let pushed = Page()
      page = pushed
      screens.push(pushed)
    }
    screens.stack.popViewController(animated: false)
    screens.host.finishTransitions()
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
    let screens = CheckedStack()
    var kept: Outliving?
    do {
      let page = Page()
      kept = Outliving(page)
      page.other = kept
      screens.push(page)
    }
    screens.pop()
    let leaks = screens.check.leaks()
    #expect(kept != nil && leaks.count == 1 && leaks.first?.hasPrefix("Outliving ") == true)
  }
}

/// An object that a leak keeps, of a screen that is deallocated.
private final class Outliving {
  unowned var page: UIViewController

  init(_ page: UIViewController) { self.page = page }
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
  private var link: Link?
  let part = Part()

  override func viewDidLoad() {
    super.viewDidLoad()
    link = Link(part)
  }
}
