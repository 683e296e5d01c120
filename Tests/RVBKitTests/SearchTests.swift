import QuartetTesting
import RVBKit
import Testing

struct `search(where:)` {
  private let root = UIViewController()
  private let host: NavigationHost

  init() {
    host = NavigationHost(root)
  }

  @Test
  func `search(where:) finds a stack from its root to its top, then what is presented, the farthest last`() {
    let (pushed, sheet, content) = (UIViewController(), UIViewController(), UIViewController())
    sheet.addChild(content)
    host.push(pushed)
    host.present(sheet, from: pushed)
    let all = [host.navigation, root, pushed, sheet, content]
    // What is below the receiver is not found.
    for (index, receiver) in all.dropLast().enumerated() {
      #expect(receiver.search { _ in true } == Array(all[index...]))
    }
  }

  @Test func `search(where:) does not find what is being dismissed or was popped`() {
    let (pushed, content) = (UIViewController(), UIViewController())
    host.push(pushed)
    host.present(UINavigationController(rootViewController: content), from: root)
    root.dismiss(animated: true)
    #expect(root.search { _ in true } == [root, pushed])
    host.finishTransitions()
    host.navigation.popViewController(animated: true)
    #expect(host.navigation.search { _ in true } == [host.navigation, root])
  }
}
