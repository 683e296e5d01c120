import Screens
import Testing
import VIPERKit

private final class Scene: UIViewController, StandardNavigable {}

/// A router's view of a navigator: the protocol and nothing else.
private struct Navigation<Navigator: StandardNavigable> {
  let navigator: Navigator
}

@Suite struct `The standard navigable` {
  private let window = UIWindow()
  private let scene = Scene()
  private let stack: UINavigationController
  private var navigator: some StandardNavigable { Navigation(navigator: scene).navigator }

  init() {
    stack = UINavigationController(rootViewController: scene)
    window.rootViewController = stack
    window.makeKeyAndVisible()
    // So that whatever is still running was animated.
    window.headless.unspecifiedBehavior.unanimatedTransitionsEndSynchronously = true
  }

  private func finish() {
    window.headless.finishTransitions()
  }

  /// Pushes controllers one after another.
  private func push(_ count: Int) -> [UIViewController] {
    (0..<count).map { _ in
      let controller = UIViewController()
      stack.pushViewController(controller, animated: false)
      finish()
      return controller
    }
  }

  @Test func `push puts a controller on the stack, animated`() {
    let pushed = UIViewController()
    navigator.push(pushed)
    #expect(window.headless.isTransitioning)
    finish()
    #expect(stack.viewControllers == [scene, pushed])
  }

  @Test func `pop takes the top controller off, and never the only one`() {
    _ = push(1)
    navigator.pop()
    #expect(window.headless.isTransitioning)
    finish()
    #expect(stack.viewControllers == [scene])
    navigator.pop()
    finish()
    #expect(stack.viewControllers == [scene])
  }

  @Test func `popTo takes everything above a controller off`() {
    let pushed = push(3)
    navigator.popTo(pushed[0])
    #expect(window.headless.isTransitioning)
    finish()
    #expect(stack.viewControllers == [scene, pushed[0]])
  }

  @Test func `popTo does nothing when the controller stands elsewhere, where UIKit raises`() {
    let pushed = push(1)
    navigator.popTo(UIViewController())
    #expect(stack.viewControllers == [scene] + pushed)
  }

  @Test func `popToRoot leaves the root`() {
    _ = push(2)
    navigator.popToRoot()
    #expect(window.headless.isTransitioning)
    finish()
    #expect(stack.viewControllers == [scene])
  }

  @Test func `present and dismiss are UIViewController's own`() {
    let presented = UIViewController()
    var told: [String] = []
    navigator.present(presented, animated: true) { told.append("presented") }
    #expect(told == [])
    finish()
    #expect(scene.presentedViewController === presented)
    navigator.dismiss(animated: true) { told.append("dismissed") }
    finish()
    #expect(scene.presentedViewController == nil)
    #expect(told == ["presented", "dismissed"])
  }

  @Test func `present and dismiss are animated unless told otherwise`() {
    navigator.present(UIViewController())
    #expect(window.headless.isTransitioning)
    finish()
    navigator.dismiss()
    #expect(window.headless.isTransitioning)
    finish()
    navigator.present(UIViewController(), animated: false)
    #expect(!window.headless.isTransitioning)
    navigator.dismiss(animated: false)
    #expect(!window.headless.isTransitioning)
    #expect(scene.presentedViewController == nil)
  }

  @Test func `setRoot replaces the window's root and lets go of the former`() {
    let window = UIWindow()
    var former: UINavigationController? = UINavigationController(rootViewController: Scene())
    weak let released = former
    window.rootViewController = former
    window.makeKeyAndVisible()
    let scene = former?.topViewController as? Scene
    former = nil
    let root = UIViewController()
    scene?.setRoot(to: root)
    #expect(window.rootViewController === root)
    #expect(released == nil)
  }

  @Test func `A controller with no stack and in no window does nothing`() {
    let alone = Scene()
    alone.push(UIViewController())
    alone.pop()
    alone.popTo(UIViewController())
    alone.popToRoot()
    alone.setRoot(to: UIViewController())
    #expect(alone.children.isEmpty)
    #expect(!alone.isViewLoaded)
  }
}
