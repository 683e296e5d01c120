import Screens
import Testing

@Suite struct `The navigation queue` {
  let root = UIViewController()
  let window = UIWindow()
  let queue = NavigationQueue()

  init() {
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  /// Ends whatever runs, and lets the turn come that the queue waits for.
  private func rest() async {
    repeat {
      window.headless.finishTransitions()
      await Task.yield()
    } while window.headless.isTransitioning
  }

  @Test func `At rest a request is served before the call returns`() {
    var isServed = false
    queue.whenAtRest(root) { isServed = true }
    #expect(isServed)
  }

  @Test func `In the middle of a transition a request waits for its end`() async {
    var isServed = false
    root.present(UIViewController(), animated: true)
    queue.whenAtRest(root) { isServed = true }
    #expect(!isServed)
    await rest()
    #expect(isServed)
  }

  @Test func `Requests are served in order, each after the transition of the one before`() async {
    var served: [String] = []
    let sheet = UIViewController()
    root.present(sheet, animated: true)
    queue.whenAtRest(root) { [root] in
      served.append("dismiss")
      root.dismiss(animated: true)
    }
    queue.whenAtRest(root) { [root] in
      served.append("present, with \(root.presentedViewController == nil ? "nothing" : "a sheet") up")
      root.present(sheet, animated: true)
    }
    await rest()
    #expect(served == ["dismiss", "present, with nothing up"])
    #expect(root.presentedViewController === sheet)
  }

  @Test func `A transition above what the root presents is waited for too`() async {
    let sheet = UIViewController()
    root.present(sheet, animated: true)
    await rest()
    sheet.present(
      UIAlertController(title: "?", message: nil, preferredStyle: .alert), animated: true)
    queue.whenAtRest(root) { [root] in root.dismiss(animated: true) }
    await rest()
    #expect(root.presentedViewController == nil)
  }

  @Test func `A push in a presented navigation controller is waited for too`() async {
    let navigation = UINavigationController(rootViewController: UIViewController())
    root.present(navigation, animated: true)
    await rest()
    navigation.pushViewController(UIViewController(), animated: true)
    var isServed = false
    queue.whenAtRest(root) { isServed = true }
    #expect(!isServed)
    await rest()
    #expect(isServed)
  }

  @Test func `A request waits for a swipe to be decided, and is served when the sheet is let go`() async {
    let sheet = UIViewController()
    root.present(sheet, animated: true)
    await rest()
    #expect(window.headless.swipeDownAndCancel())
    queue.whenAtRest(root) { [root] in root.dismiss(animated: true) }
    await rest()
    #expect(root.presentedViewController == nil)
  }

  @Test func `A request that comes before the root is on screen waits for it`() {
    let early = UIViewController()
    var isServed = false
    queue.whenAtRest(early) { isServed = true }
    #expect(!isServed)
    window.rootViewController = early
    queue.rootDidAppear()
    #expect(isServed)
  }

  @Test func `A request whose root has gone is dropped`() {
    var isServed = false
    queue.whenAtRest(nil) { isServed = true }
    #expect(!isServed)
  }
}
