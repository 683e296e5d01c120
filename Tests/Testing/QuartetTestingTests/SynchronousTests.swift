import PortableUIKit
import QuartetTesting
import Testing

/// Tests that never wait.
struct `A synchronous test` {
  @Test(arguments: [
    (isPushed: true, end: UserAction.tapBack), (true, .swipeBack), (true, .tap("close")),
    (false, .swipeDown), (false, .tap("dismiss")), (false, .tap("close")),
  ])
  func `A synchronous test opens a child, sees its end, and opens another one`(
    isPushed: Bool, end: UserAction
  ) throws {
    let parent = UIViewController()
    var ends = 0
    addButton("open", to: parent) { parent in
      let child = UIViewController()
      addButton("close", to: child) { [weak parent] _ in parent?.childScreens.close() }
      addButton("dismiss", to: child) { $0.dismiss(animated: true) }
      if isPushed {
        parent.childScreens.push(child) { ends += 1 }
      } else {
        parent.childScreens.present(child) { ends += 1 }
      }
    }
    let host = ScreenHost(UINavigationController(rootViewController: parent))
    for count in 1...3 {
      try host.tap("open")
      try host.perform(end)
      #expect(ends == count)
    }
  }

  private func addButton(
    _ identifier: String, to screen: UIViewController, _ action: @escaping (UIViewController) -> Void
  ) {
    let button = UIButton(type: .system)
    button.accessibilityIdentifier = identifier
    button.onTap(in: screen, perform: action)
    screen.view.addSubview(button)
  }
}
