import PortableUIKit
import QuartetTesting
import Testing

/// Tests that never wait.
@Suite struct `A synchronous test` {
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
}

private func button(_ identifier: String, in screen: UIViewController, _ action: @escaping () -> Void)
  -> UIButton
{
  let button = UIButton(type: .system)
  button.accessibilityIdentifier = identifier
  button.onTap(in: screen) { _ in action() }
  return button
}
