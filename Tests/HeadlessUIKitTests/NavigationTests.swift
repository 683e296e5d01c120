import Foundation
import HeadlessUIKit
import Testing

/// `UINavigationController`.
struct NavigationTests {
  let stage = Stage(inNavigation: true)
  var navigation: UINavigationController { stage.navigation }

  // Apple, UINavigationController.h: init(rootViewController:) pushes without animation.
  @Test func `a new navigation controller has its root and loads no view`() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    #expect(navigation.viewControllers == [root] && navigation.topViewController === root)
    #expect(root.navigationController === navigation)
    #expect(!root.isViewLoaded && !navigation.isViewLoaded)
  }

  @Test func `the stack changes synchronously, the visible controller in a transition`() {
    let pushed = stage.screen("B")
    navigation.pushViewController(pushed, animated: true)
    #expect(navigation.viewControllers == [stage.root, pushed])
    #expect(stage.headless.isTransitioning && stage.top === pushed)
    stage.headless.finishTransition()
    #expect(stage.root.view.window == nil && pushed.view.window === stage.window)
    #expect(navigation.popViewController(animated: true) === pushed)
    #expect(navigation.viewControllers == [stage.root])
    #expect(pushed.navigationController === navigation)
    stage.headless.finishTransition()
    #expect(pushed.navigationController == nil && pushed.parent == nil && pushed.view.window == nil)
    // Apple, popViewController: does nothing when there is only one.
    #expect(navigation.popViewController(animated: true) == nil)
    #expect(!stage.headless.isTransitioning)
    #expect(navigation.viewControllers == [stage.root])
  }

  @Test func `a stack without a window changes without a transition`() {
    let navigation = UINavigationController()
    let screen = stage.screen("B")
    navigation.viewControllers = [UIViewController(), UIViewController()]
    navigation.pushViewController(screen, animated: true)
    #expect(stage.recorder.take() == "B.willMove(parent) B.didMove(parent)")
    #expect(navigation.popViewController(animated: true) === screen)
    #expect(stage.recorder.take() == "B.willMove(nil) B.didMove(nil)")
    #expect(navigation.viewControllers.count == 2)
    // The same after the window was deallocated.
    let former = Stage(inNavigation: true).navigation
    #expect(warnings { former.pushViewController(UIViewController(), animated: true) } == [])
    #expect(former.viewControllers.count == 2)
  }

  @Test func `a stack under a full screen presentation shows its new top after the dismissal`() {
    stage.present(stage.screen("C"), as: .fullScreen)
    let pushed = stage.screen("B")
    navigation.pushViewController(pushed, animated: true)
    #expect(!stage.headless.isTransitioning)
    navigation.dismiss(animated: true)
    stage.finish()
    #expect(pushed.view.window === stage.window && stage.root.view.window == nil)
  }

  @Test func `a pop returns all popped controllers and lets only the top disappear`() {
    let b = stage.push("B")
    let c = stage.push("C")
    _ = stage.recorder.take()
    #expect(navigation.popToViewController(stage.root, animated: true) == [b, c])
    stage.finish()
    #expect(
      stage.recorder.take() == "B.willMove(nil) C.willMove(nil) C.viewWillDisappear A.viewWillAppear "
        + "A.viewIsAppearing C.viewDidDisappear A.viewDidAppear B.didMove(nil) C.didMove(nil)")
  }

  @Test(arguments: [true, false])
  func `a pop to the top controller returns nil or an empty array`(returnsNil: Bool) {
    stage.headless.unspecifiedBehavior.poppingNothingReturnsNil = returnsNil
    #expect(navigation.popToRootViewController(animated: true) == (returnsNil ? nil : []))
    #expect(navigation.popToViewController(stage.root, animated: true) == (returnsNil ? nil : []))
    #expect(!stage.headless.isTransitioning)
  }

  // ChatSecure#597 and others, of old systems: "nested push animation can result in corrupted navigation bar".
  @Test func `a change of the stack during a transition may be dropped`() {
    stage.headless.unspecifiedBehavior.transitionsDropStackChanges = true
    let pushed = stage.push("B")
    navigation.pushViewController(stage.screen("C"), animated: true)
    let stack = navigation.viewControllers
    let logged = warnings {
      navigation.pushViewController(stage.screen("D"), animated: true)
      #expect(navigation.popViewController(animated: true) == nil)
      #expect(navigation.popToRootViewController(animated: true) == nil)
      #expect(navigation.popToViewController(pushed, animated: true) == nil)
      navigation.setViewControllers([pushed], animated: true)
    }
    let nested = "nested push animation can result in corrupted navigation bar"
    #expect(logged.count == 5)
    #expect(logged.first == "\(nested): <UINavigationController> is in a transition")
    #expect(navigation.viewControllers == stack)
    stage.finish()
    #expect(navigation.viewControllers == stack)
    // A presentation's transition counts, a presented sheet does not.
    navigation.present(stage.screen("S"), animated: true)
    #expect(warnings { navigation.pushViewController(stage.screen("B"), animated: true) }.count == 1)
    stage.finish()
    #expect(warnings { navigation.pushViewController(stage.screen("B"), animated: true) } == [])
    #expect(stage.headless.isTransitioning)
  }

  // Apple, setViewControllers(_:animated:): the same top, no transition.
  @Test func `replacing controllers below the top needs no transition`() {
    let top = stage.push("B")
    _ = stage.recorder.take()
    navigation.setViewControllers([stage.screen("C"), top], animated: true)
    #expect(!stage.headless.isTransitioning)
    #expect(stage.recorder.take() == "C.willMove(parent) A.willMove(nil) A.didMove(nil) C.didMove(parent)")
    #expect(top.view.window === stage.window)
  }

  // Apple, setViewControllers(_:animated:): A, B, C set to D, A, B pops to B.
  @Test func `replacing the stack is one transition to its last controller`() {
    let b = stage.push("B")
    stage.push("C")
    _ = stage.recorder.take()
    let d = stage.screen("D")
    navigation.setViewControllers([d, stage.root, b], animated: true)
    #expect(
      stage.recorder.take()
        == "D.willMove(parent) C.willMove(nil) C.viewWillDisappear B.viewWillAppear B.viewIsAppearing")
    stage.finish()
    #expect(navigation.viewControllers == [d, stage.root, b])
    #expect(!d.isViewLoaded)
  }

  final class Delegate: NSObject, UINavigationControllerDelegate {
    let recorder = Recorder()
    func navigationController(
      _: UINavigationController, willShow controller: UIViewController, animated: Bool
    ) {
      recorder.add("will:\((controller as? Screen)?.name ?? "?")")
    }
    func navigationController(_: UINavigationController, didShow controller: UIViewController, animated: Bool)
    {
      recorder.add("did:\((controller as? Screen)?.name ?? "?")")
    }
  }

  // Apple, UINavigationController.h: for push, pop and setViewControllers.
  @Test func `the delegate receives willShow and didShow`() {
    let delegate = Delegate()
    navigation.delegate = delegate
    navigation.show(stage.screen("B"), sender: nil)
    #expect(delegate.recorder.take() == "will:B")
    stage.finish()
    navigation.popViewController(animated: true)
    stage.finish()
    navigation.viewControllers = [stage.screen("C")]
    stage.finish()
    #expect(delegate.recorder.take() == "did:B will:A did:A will:C did:C")
  }

  @Test func `show pushes in a container and presents without one`() {
    let pushed = stage.screen("B")
    stage.root.show(pushed, sender: nil)
    #expect(navigation.topViewController === pushed)
    let plain = Stage()
    let shown = plain.screen("B")
    plain.root.show(shown, sender: nil)
    #expect(plain.root.presentedViewController === shown)
  }

  @Test func `the navigation item has the controller's title`() {
    let controller = UIViewController()
    controller.title = "One"
    #expect(controller.navigationItem.title == "One")
    controller.title = "Two"
    #expect(controller.navigationItem.title == "Two")
  }

  @Test func `the back button pops, unless an alert or a transition covers it`() {
    #expect(!stage.headless.tapBack())
    let pushed = stage.push("B")
    pushed.present(UIAlertController(title: "?", message: nil, preferredStyle: .alert), animated: true)
    #expect(!stage.headless.tapBack())
    stage.finish()
    #expect(!stage.headless.tapBack())
    pushed.dismiss(animated: true)
    stage.finish()
    #expect(stage.headless.tapBack())
    #expect(!stage.headless.tapBack())
    stage.finish()
    #expect(stage.top === stage.root)
  }
}
