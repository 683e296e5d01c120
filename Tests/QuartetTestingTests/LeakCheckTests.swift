import PortableUIKit
import QuartetTesting
import Testing

@Suite struct `The leak check` {
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
