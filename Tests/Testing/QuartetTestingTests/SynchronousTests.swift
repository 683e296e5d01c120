import PortableUIKit
import QuartetTesting
import Testing

/// Tests that never wait.
struct `A synchronous test` {
  /// A screen that opens another one, which closes itself.
  private final class Parent: UIViewController {
    var opens: (Parent, UIViewController) -> Void = { _, _ in }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(button("open", in: self) { [weak self] in self?.open() })
    }

    func open() {
      let child = UIViewController()
      child.view.addSubview(button("close", in: child) { [weak self] in self?.childScreens.close() })
      opens(self, child)
    }
  }

  @Test(arguments: [false, true])
  func `A synchronous test opens, closes and opens again`(isPushed: Bool) throws {
    let parent = Parent()
    parent.opens = { isPushed ? $0.childScreens.push($1) : $0.childScreens.present($1) }
    let host = ScreenHost(UINavigationController(rootViewController: parent))
    for _ in 1...3 {
      try host.tap("open")
      try host.tap("close")
    }
    try host.tap("open")
    #expect(host.top !== parent)
  }

  @Test(arguments: [UserAction.tapBack, .swipeBack, .swipeDown, .tap("dismiss")])
  func `A synchronous test sees the end of a child after the user has left it`(action: UserAction) throws {
    let parent = Parent()
    var ends = 0
    parent.opens = { parent, child in
      child.view.addSubview(button("dismiss", in: child) { [weak child] in child?.dismiss(animated: true) })
      switch action {
      case .tapBack, .swipeBack: parent.childScreens.push(child) { ends += 1 }
      default: parent.childScreens.present(child) { ends += 1 }
      }
    }
    let host = ScreenHost(UINavigationController(rootViewController: parent))
    for count in 1...2 {
      try host.tap("open")
      try host.perform(action)
      #expect(ends == count)
    }
  }
}

private func button(_ identifier: String, in screen: UIViewController, _ action: @escaping () -> Void)
  -> UIButton
{
  let button = UIButton(type: .system)
  button.accessibilityIdentifier = identifier
  button.onTap(in: screen) { _ in action() }
  return button
}
