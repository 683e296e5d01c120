import Foundation
import HeadlessUIKit
import Testing

/// `UINavigationController`.
struct NavigationTests {
  let stage = NavigationStage()

  private func push(_ name: String) -> Screen {
    let screen = stage.screen(name)
    stage.navigation.pushViewController(screen, animated: true)
    stage.hands.finishTransitions()
    return screen
  }

  // Apple, UINavigationController.h: init(rootViewController:) pushes without animation.
  @Test func `a new one has its root, without a view`() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    #expect(navigation.viewControllers == [root])
    #expect(navigation.topViewController === root && root.navigationController === navigation)
    #expect(!root.isViewLoaded && !navigation.isViewLoaded)
  }

  @Test func `the stack changes at the call, what is shown in a transition`() {
    let pushed = stage.screen("B")
    stage.navigation.pushViewController(pushed, animated: true)
    #expect(stage.navigation.viewControllers == [stage.bottom, pushed])
    #expect(stage.hands.isTransitioning)
    #expect(stage.hands.topViewController === pushed)
    stage.hands.finishTransition()
    #expect(stage.bottom.view.window == nil)
    #expect(pushed.view.window === stage.window)
    #expect(stage.navigation.popViewController(animated: true) === pushed)
    #expect(stage.navigation.viewControllers == [stage.bottom])
    #expect(pushed.navigationController === stage.navigation)
    stage.hands.finishTransition()
    #expect(pushed.navigationController == nil && pushed.parent == nil)
    #expect(pushed.view.window == nil)
  }

  @Test func `a stack that is not shown changes at once`() {
    let navigation = UINavigationController()
    let screen = stage.screen("B")
    navigation.viewControllers = [UIViewController(), UIViewController()]
    navigation.pushViewController(screen, animated: true)
    #expect(stage.log.take() == ["B.willMove(parent)", "B.didMove(parent)"])
    #expect(navigation.popViewController(animated: true) === screen)
    #expect(stage.log.take() == ["B.willMove(nil)", "B.didMove(nil)"])
    #expect(navigation.viewControllers.count == 2)
  }

  @Test func `a stack changed under a full screen presentation shows its new top afterwards`() {
    let cover = stage.screen("C")
    cover.modalPresentationStyle = .fullScreen
    stage.navigation.present(cover, animated: true)
    stage.hands.finishTransitions()
    let pushed = stage.screen("B")
    stage.navigation.pushViewController(pushed, animated: true)
    #expect(!stage.hands.isTransitioning)
    cover.dismiss(animated: true)
    stage.hands.finishTransitions()
    #expect(pushed.view.window === stage.window)
    #expect(stage.bottom.view.window == nil)
  }

  // Apple, pushViewController: "throws an exception". The header says otherwise; crash reports agree.
  @Test func `pushing the same controller twice traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let stage = NavigationStage()
      stage.navigation.pushViewController(stage.bottom, animated: true)
    }
    #expect(result.says("Pushing the same view controller instance more than once is not supported"))
  }

  @Test func `pushing a controller that another one contains traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let stage = NavigationStage()
      let contained = UIViewController()
      let other = UINavigationController(rootViewController: contained)
      stage.navigation.pushViewController(contained, animated: true)
      _ = other
    }
    #expect(result.says("Pushing a view controller that is active elsewhere is not supported"))
  }

  @Test func `pushing a navigation controller traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      NavigationStage().navigation.pushViewController(UINavigationController(), animated: true)
    }
    #expect(result.says("Pushing a navigation controller is not supported"))
  }

  @Test func `a stack whose window has gone changes at once`() {
    let navigation: UINavigationController
    do {
      let stage = NavigationStage()
      navigation = stage.navigation
    }
    let told = warnings { navigation.pushViewController(UIViewController(), animated: true) }
    #expect(told == [] && navigation.viewControllers.count == 2)
  }

  // Apple, popViewController: does nothing when there is only one.
  @Test func `the root can not be popped`() {
    #expect(stage.navigation.popViewController(animated: true) == nil)
    #expect(!stage.hands.isTransitioning)
    #expect(stage.navigation.viewControllers == [stage.bottom])
  }

  @Test func `popping to one answers those above it, and those between are told nothing of appearance`() {
    let b = push("B")
    let c = push("C")
    _ = stage.log.take()
    #expect(stage.navigation.popToViewController(stage.bottom, animated: true) == [b, c])
    stage.hands.finishTransitions()
    #expect(
      stage.log.take() == [
        "B.willMove(nil)", "C.willMove(nil)", "C.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing",
        "C.viewDidDisappear", "A.viewDidAppear", "B.didMove(nil)", "C.didMove(nil)",
      ])
  }

  // px-ios#745: NSInternalInconsistencyException.
  @Test func `popping to a controller that is not there traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      NavigationStage().navigation.popToViewController(UIViewController(), animated: true)
    }
    #expect(result.says("Tried to pop to a view controller that doesn't exist."))
  }

  @Test(arguments: [true, false])
  func `what popping to the top answers is a choice`(isNil: Bool) {
    stage.hands.unspecifiedBehavior.poppingNothingReturnsNil = isNil
    #expect(stage.navigation.popToRootViewController(animated: true) == (isNil ? nil : []))
    #expect(stage.navigation.popToViewController(stage.bottom, animated: true) == (isNil ? nil : []))
    #expect(!stage.hands.isTransitioning)
  }

  // ChatSecure#597 and others: "nested push animation can result in corrupted navigation bar".
  @Test func `changing the stack while a transition runs is refused with a warning`() {
    let pushed = push("B")
    stage.navigation.pushViewController(stage.screen("C"), animated: true)
    let stack = stage.navigation.viewControllers
    let told = warnings {
      stage.navigation.pushViewController(stage.screen("D"), animated: true)
      #expect(stage.navigation.popViewController(animated: true) == nil)
      #expect(stage.navigation.popToRootViewController(animated: true) == nil)
      #expect(stage.navigation.popToViewController(pushed, animated: true) == nil)
      stage.navigation.setViewControllers([pushed], animated: true)
    }
    #expect(told.count == 5)
    #expect(
      told.first
        == "nested push animation can result in corrupted navigation bar: <UINavigationController> is in a transition"
    )
    #expect(stage.navigation.viewControllers == stack)
    stage.hands.finishTransitions()
    #expect(stage.navigation.viewControllers == stack)
  }

  @Test func `a push under a presentation's transition is refused, under a sheet at rest it is not`() {
    stage.navigation.present(stage.screen("S"), animated: true)
    #expect(warnings { stage.navigation.pushViewController(stage.screen("B"), animated: true) }.count == 1)
    stage.hands.finishTransitions()
    #expect(warnings { stage.navigation.pushViewController(stage.screen("B"), animated: true) } == [])
    #expect(stage.hands.isTransitioning)
  }

  // Apple, setViewControllers(_:animated:): the same top, no transition.
  @Test func `replacing what is under the top is no transition`() {
    let top = push("B")
    _ = stage.log.take()
    let other = stage.screen("C")
    stage.navigation.setViewControllers([other, top], animated: true)
    #expect(!stage.hands.isTransitioning)
    #expect(
      stage.log.take() == [
        "C.willMove(parent)", "A.willMove(nil)", "A.didMove(nil)", "C.didMove(parent)",
      ])
    #expect(top.view.window === stage.window)
  }

  // Apple, setViewControllers(_:animated:): A, B, C set to D, A, B pops to B.
  @Test func `replacing the stack is one transition to its last`() {
    let b = push("B")
    _ = push("C")
    _ = stage.log.take()
    let d = stage.screen("D")
    stage.navigation.setViewControllers([d, stage.bottom, b], animated: true)
    #expect(
      stage.log.take() == [
        "D.willMove(parent)", "C.willMove(nil)", "C.viewWillDisappear", "B.viewWillAppear",
        "B.viewIsAppearing",
      ])
    stage.hands.finishTransitions()
    #expect(stage.navigation.viewControllers == [d, stage.bottom, b])
    #expect(!d.isViewLoaded)
  }

  @Test func `a stack with a controller twice traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let screen = UIViewController()
      UINavigationController().viewControllers = [screen, screen]
    }
    #expect(result.says("All view controllers in a navigation controller must be distinct"))
  }

  // Apple, UINavigationController.h: for push, pop and setViewControllers.
  @Test func `the delegate is told what will be shown and what is`() {
    final class Delegate: NSObject, UINavigationControllerDelegate {
      var seen: [String] = []
      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
      ) {
        seen.append("will \((viewController as? Screen)?.name ?? "?")")
      }
      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
      ) {
        seen.append("did \((viewController as? Screen)?.name ?? "?")")
      }
    }
    let delegate = Delegate()
    stage.navigation.delegate = delegate
    stage.navigation.show(stage.screen("B"), sender: nil)
    #expect(delegate.seen == ["will B"])
    stage.hands.finishTransitions()
    stage.navigation.popViewController(animated: true)
    stage.hands.finishTransitions()
    stage.navigation.viewControllers = [stage.screen("C")]
    stage.hands.finishTransitions()
    #expect(delegate.seen == ["will B", "did B", "will A", "did A", "will C", "did C"])
  }

  @Test func `show asks the container, and without one presents`() {
    let pushed = stage.screen("B")
    stage.bottom.show(pushed, sender: nil)
    #expect(stage.navigation.topViewController === pushed)
    let plain = Stage()
    let shown = plain.screen("B")
    plain.root.show(shown, sender: nil)
    #expect(plain.root.presentedViewController === shown)
  }

  @Test func `a title reaches the navigation item`() {
    let controller = UIViewController()
    controller.title = "One"
    #expect(controller.navigationItem.title == "One")
    controller.title = "Two"
    #expect(controller.navigationItem.title == "Two")
  }

  @Test func `the back button pops, when there is one to tap`() {
    #expect(!stage.hands.tapBack())
    let pushed = push("B")
    let alert = UIAlertController(title: "?", message: nil, preferredStyle: .alert)
    pushed.present(alert, animated: true)
    #expect(!stage.hands.tapBack())
    stage.hands.finishTransitions()
    #expect(!stage.hands.tapBack())
    pushed.dismiss(animated: true)
    stage.hands.finishTransitions()
    #expect(stage.hands.tapBack())
    #expect(!stage.hands.tapBack())
    stage.hands.finishTransitions()
    #expect(stage.hands.topViewController === stage.bottom)
  }
}
