import PortableUIKit
import QuartetPatternRules
import QuartetTesting
import Testing

struct `The tests of an app` {
  @Test func `The tests of an app learn what leaks`() async throws {
    let leaks = try await LeakCheck.leaks(of: UINavigationController(rootViewController: Leaking())) { host in
      try host.tap("Leave")
    }
    #expect(
      leaks == [
        """
        Leaking, first seen on Leaking, is still alive after its screen was dismissed: no property of a
          screen's object owns it, so a closure, a task or another module does. Capture it with [weak self]
          in closures, or declare the property weak. If it outlives its screen on purpose, as a service
          does, name its type in `keeps`.
        """
      ])
    let nothing =
      "Nothing was checked: the view controller and its children are UIKit's. Show one of the app's."
    #expect(await LeakCheck.leaks(of: UINavigationController()) == [nothing])
  }

  @Test func `The tests of an app learn what leaks on a screen that is opened and closed`() async {
    let stack = UINavigationController(rootViewController: UIViewController())
    let leaks = await LeakCheck.leaks(of: stack, and: [Leaking.self]) { host in
      stack.present(Leaking(), animated: true) { stack.dismiss(animated: true) }
      host.finishTransitions()
    }
    #expect(leaks.contains { $0.hasPrefix("Leaking, first seen on Leaking,") })
  }

  @Test func `The tests learn what leaks on a child that is added and removed without a transition`() async {
    let root = ButtonScreen { root in
      guard let child = root.children.first else { return root.embed(Leaking()) }
      child.endEmbedding()
    }
    let leaks = await LeakCheck.leaks(of: root.identified("toggle")) { host in
      #expect(host.attempt(.tap("toggle")) && host.attempt(.tap("toggle")))
    }
    #expect(leaks.contains { $0.hasPrefix("Leaking, first seen on") })
  }

  @Test func `The tests of an app learn what leaks that was made and never shown`() async {
    let leaks = await LeakCheck.leaks(of: UINavigationController(rootViewController: ButtonScreen())) { _ in
      // The parent declines to show it. Then only its closure keeps it.
      let child = ButtonScreen()
      child.onEnd = { child.title = "Ended" }
    }
    let leak = "ButtonScreen, which was never shown, is still alive after the window was closed:"
    #expect(leaks.count == 1 && leaks[0].hasPrefix(leak), "\(leaks)")
  }

  @Test func `The tests of an app use a screen when what it opens at first has appeared`() async throws {
    let leaks = try await LeakCheck.leaks(of: Opening()) { host in try host.perform(.swipeDown) }
    #expect(leaks == [])
  }

  @Test func `The tests of an app learn that a folder is not checked`() throws {
    for folder in ["Nowhere", "Sources/Shared/Domain"] {
      #expect(throws: NothingToCheck.self) { try InteractionsRules.violations(in: folder) }
    }
    // It is built for iOS only. Other packages can be in the index, too: they share the build folder.
    let error = #expect(throws: (any Error).self) {
      try InteractionsRules.violations(in: "Examples/Quartet.swiftpm/App")
    }
    #expect(error.map { "\($0)".contains("`swift build --build-tests`") } == true)
  }
}

/// A screen with a retain cycle: its button's action captures it.
private final class Leaking: UIViewController {
  override func loadView() {
    let button = UIButton(type: .system)
    button.accessibilityIdentifier = "leaking.button"
    button.setTitle("Leave", for: .normal)
    button.addAction(UIAction { _ in self.title = "Tapped" }, for: .touchUpInside)
    view = button
  }
}

/// A screen that presents another one when it appears for the first time.
private final class Opening: UIViewController {
  private var hasOpened = false

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if !hasOpened { present(UIViewController(), animated: true) }
    hasOpened = true
  }
}
