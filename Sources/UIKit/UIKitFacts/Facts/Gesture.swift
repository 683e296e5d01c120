import PortableUIKit

nonisolated extension UIKitFact {
  /// Gestures that close screens, alerts, and the escape gesture.
  @FactList static var gesture: [UIKitFact] {
    UIKitFact("U181: A swipe from the edge pops without asking, in an interactive transition") {
      stage, user in
      let navigation = await stage.show(stage.navigation("A", "B"))
      let b = navigation.viewControllers[1]
      navigation.viewControllers[0].loadViewIfNeeded()
      let (delegate, endings) = (Delegate(), Log())
      navigation.delegate = delegate
      stage.log.clear()
      delegate.on["willShow"] = { [unowned navigation] in
        let coordinator = navigation.transitionCoordinator
        stage.expect(coordinator?.isInteractive == true && coordinator?.initiallyInteractive == true)
        stage.expect(coordinator?.isCancelled == false && coordinator?.isAnimated == true)
        coordinator?.notifyWhenInteractionChanges { endings.add("\($0.isInteractive),\($0.isCancelled)") }
      }
      stage.expect(user.swipeBack() && !user.swipeBack(), "not twice")
      stage.expect(endings.take(), is: "false,false")
      delegate.on = [:]
      await stage.idle()
      stage.expect(
        stage.log.entries.filter { $0 != "B.didMove(nil)" }.joined(separator: " "),
        is:
          "B.willMove(nil) B.viewWillDisappear A.viewWillAppear A.viewIsAppearing B.viewDidDisappear A.viewDidAppear"
      )
      stage.expect(delegate.log.take() == "willShow(A) didShow(A)" && delegate.isAnimated == [true])
      stage.expect(stage.names(navigation.viewControllers) == "A" && b.parent == nil && !user.swipeBack())
    }
    UIKitFact("U182: A swipe from the edge that is cancelled calls willShow, and leaves the stack") {
      stage, user in
      let navigation = await stage.show(stage.navigation("A", "B"))
      let (a, b) = (navigation.viewControllers[0], navigation.viewControllers[1])
      a.loadViewIfNeeded()
      let delegate = Delegate()
      navigation.delegate = delegate
      stage.log.clear()
      delegate.on["willShow"] = { [unowned navigation] in
        stage.expect(navigation.transitionCoordinator?.isCancelled == false, "not yet")
      }
      stage.expect(user.swipeBackAndCancel())
      stage.expect(navigation.transitionCoordinator?.isCancelled == true)
      delegate.on = [:]
      await stage.idle()
      stage.expectLog(
        "B.willMove(nil) B.viewWillDisappear A.viewWillAppear A.viewIsAppearing A.viewWillDisappear B.viewWillAppear "
          + "B.viewIsAppearing A.viewDidDisappear B.viewDidAppear")
      stage.expect(delegate.log.take(), is: "willShow(A)")
      stage.expect(stage.names(navigation.viewControllers) == "A B" && b.parent === navigation)
      stage.expect(a.view.window == nil && b.view.window === stage.window && !b.isMovingFromParent)
      user.swipeBackAndCancel()
      await stage.push(stage.screen("C"), in: navigation)
      stage.expect(stage.names(navigation.viewControllers), is: "A B C")
      user.swipeBackAndCancel()
      stage.window.rootViewController = stage.screen("D")
      stage.expect(stage.names(navigation.viewControllers), is: "A B C")
      await stage.show(navigation)
      stage.expect(navigation.topViewController?.view.window === stage.window)
    }
    UIKitFact("U183: The back button pops, unless something covers it or hides it") { stage, user in
      let navigation = await stage.show(stage.navigation("A"))
      stage.expect(!user.tapBack(), "there is none")
      let b = stage.screen("B")
      await stage.push(b, in: navigation)
      let alert = UIAlertController(title: "?", message: nil, preferredStyle: .alert)
      b.present(alert, animated: true)
      stage.expect(!user.tapBack())
      await stage.idle()
      stage.expect(!user.tapBack(), "under an alert")
      await stage.dismiss(from: b)
      b.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "1")
      stage.expect(!user.tapBack(), "an item on the left")
      b.navigationItem.leftItemsSupplementBackButton = true
      b.navigationItem.hidesBackButton = true
      stage.expect(!user.tapBack() && !user.swipeBack(), "hidden")
      b.navigationItem.hidesBackButton = false
      navigation.setNavigationBarHidden(true, animated: false)
      stage.expect(!user.tapBack(), "with its bar")
      navigation.setNavigationBarHidden(false, animated: false)
      stage.expect(user.tapBack() && navigation.transitionCoordinator?.isAnimated == true && !user.tapBack())
      await stage.idle()
      stage.expect(stage.names(navigation.viewControllers), is: "A")
    }
    UIKitFact(
      "U184: A swipe dismisses a sheet, and the presentation controller's delegate receives the calls"
    ) { stage, user in
      let (a, b) = await stage.showPresentation()
      let delegate = stage.delegate
      b.presentationController?.delegate = delegate
      stage.expect(user.swipeDown())
      let coordinator = b.transitionCoordinator
      stage.expect(coordinator?.initiallyInteractive == true && a.transitionCoordinator === coordinator)
      stage.expect(coordinator?.viewController(forKey: .from) === b)
      await stage.idle()
      // Which of these two comes first is not known.
      let calls = stage.log.entries.filter { $0 != "willDismiss" }.joined(separator: " ")
      stage.expect(calls, is: "shouldDismiss B.viewWillDisappear B.viewDidDisappear didDismiss")
      stage.expect(stage.log.entries[1...2].contains("willDismiss") && a.presentedViewController == nil)
      stage.expect(!user.swipeDown() && !user.swipeDownAndCancel())
    }
    UIKitFact(
      "U185: A sheet whose dismissal is prevented stays after a swipe, and the delegate receives didAttemptToDismiss"
    ) { stage, user in
      let (a, b) = await stage.showPresentation()
      let delegate = stage.delegate
      b.presentationController?.delegate = delegate
      for isModal in [true, false] {
        b.isModalInPresentation = isModal
        delegate.answers["shouldDismiss"] = isModal
        stage.expect(user.swipeDown())
        stage.expectLog(isModal ? "didAttempt" : "shouldDismiss didAttempt")
        stage.expect(user.swipeDownAndCancel())
        stage.expectLog(isModal ? "" : "shouldDismiss")
        stage.expect(b.transitionCoordinator == nil && a.presentedViewController === b)
      }
      let alert = UIAlertController(title: "?", message: nil, preferredStyle: .alert)
      delegate.on["didAttempt"] = { b.present(alert, animated: true) }
      user.swipeDown()
      await stage.idle()
      stage.expect(b.presentedViewController === alert, "it can present an alert")
      stage.expect(!user.swipeDown() && !user.swipeDownAndCancel(), "an alert cannot be swiped")
      await stage.dismiss(from: b)
      delegate.on["shouldDismiss"] = { b.dismiss(animated: true) }
      stage.log.clear()
      stage.expect(user.swipeDown())
      await stage.idle()
      stage.expectLog("shouldDismiss B.viewWillDisappear B.viewDidDisappear")
    }
    UIKitFact("U186: A sheet returns after a swipe that is cancelled, and didDismiss is not called") {
      stage, user in
      let (a, b) = await stage.showPresentation()
      let delegate = stage.delegate
      b.presentationController?.delegate = delegate
      stage.expect(user.swipeDownAndCancel())
      stage.expect(a.presentedViewController === b)
      b.transitionCoordinator?.animate(alongsideTransition: nil) {
        stage.log.add("cancelled,\($0.isCancelled)")
      }
      await stage.idle()
      stage.expect(stage.log.entries.contains("cancelled,true") && !stage.log.entries.contains("didDismiss"))
      stage.expectLog(of: "B", "viewWillDisappear viewWillAppear viewIsAppearing viewDidAppear")
      stage.expect(b.view.window === stage.window && !b.isBeingDismissed)
      stage.expect(user.swipeDown())
      await stage.idle()
      stage.expect(stage.log.entries.last, is: "didDismiss")
      let alert = UIAlertController(title: "?", message: nil, preferredStyle: .alert)
      for (controller, style) in [
        (stage.screen("C"), UIModalPresentationStyle.fullScreen), (stage.screen("C"), .overFullScreen),
        (stage.screen("C"), .custom), (alert, .pageSheet),
      ] as [(UIViewController, UIModalPresentationStyle)] {
        await stage.present(controller, on: a, as: style)
        stage.expect(!user.swipeDown() && !user.swipeDownAndCancel(), "only sheets can be swiped")
        await stage.dismiss(from: a)
      }
      await stage.present(stage.screen("D"), on: a)
      stage.expect(
        user.swipeDown() && a.presentedViewController?.isBeingDismissed == true, "without a delegate")
    }
    UIKitFact("U187: A tap on a tab selects it unless the delegate prevents that") { stage, user in
      let (tabs, delegate) = (UITabBarController(), stage.delegate)
      tabs.viewControllers = [stage.screen("A"), stage.screen("B")]
      tabs.delegate = delegate
      await stage.show(tabs)
      delegate.answers["shouldSelect"] = false
      stage.expect(user.tapTab(at: 1) && tabs.selectedIndex == 0 && !user.tapTab(at: 2))
      delegate.answers["shouldSelect"] = true
      stage.log.clear()
      stage.expect(user.tapTab(at: 1) && tabs.selectedIndex == 1)
      await stage.idle()
      stage.expect(stage.log.entries.filter { !$0.contains(".") }, is: ["shouldSelect(0)", "didSelect(1)"])
      tabs.tabBar.isHidden = true
      stage.expect(!user.tapTab(at: 0))
    }
    UIKitFact("U159: A tap on the selected tab pops its stack to the root") { stage, user in
      let (tabs, stack) = (UITabBarController(), stage.navigation("A", "B", "C"))
      tabs.viewControllers = [stack]
      await stage.show(tabs)
      stack.topViewController?.hidesBottomBarWhenPushed = true
      stage.expect(!user.tapTab(at: 0), "the bar is hidden")
      stack.topViewController?.hidesBottomBarWhenPushed = false
      stage.expect(user.tapTab(at: 0) && stack.transitionCoordinator?.isAnimated == true)
      await stage.idle()
      stage.expect(stage.names(stack.viewControllers), is: "A")
    }
    UIKitFact("U188: A button of an alert dismisses it, and its handler runs after that and can present") {
      stage, user in
      let a = await stage.show(stage.screen("A"))
      let alert = UIAlertController(title: "?", message: nil, preferredStyle: .alert)
      let next = stage.screen("B")
      alert.addAction(
        UIAlertAction(title: "OK", style: .default) {
          stage.log.add("handler,\($0.title ?? "")")
          a.present(next, animated: true)
        })
      let action = alert.actions[0]
      stage.expect(!user.choose(action))
      a.present(alert, animated: true)
      stage.expect(!user.choose(action), "not while it appears")
      await stage.idle()
      stage.expect(!user.choose(UIAlertAction(title: "other", style: .default)))
      action.isEnabled = false
      stage.expect(!user.choose(action), "a disabled one")
      action.isEnabled = true
      stage.expect(user.choose(action) && alert.isBeingDismissed && !user.choose(action))
      stage.expectLog("")
      await stage.idle()
      stage.expect(stage.log.entries.first, is: "handler,OK")
      stage.expect(a.presentedViewController === next)
    }
    UIKitFact(
      "U189: The escape gesture goes to the view on top, its controller and its containers, and taps Cancel in an alert"
    ) { stage, user in
      let (lower, upper) = (Escaping(), Escaping())
      lower.handlesEscape = true
      let view = EscapingView()
      upper.view = view
      let container = EscapingStack(rootViewController: lower)
      let root = await stage.show(EscapingStack(rootViewController: UIViewController()))
      root.handlesEscape = true
      await stage.present(container, on: root)
      container.pushViewController(upper, animated: true)
      stage.expect(!user.performEscape(), "in a transition")
      await stage.idle()
      stage.expect(!user.performEscape() && upper.escapes == 1, "what is below the presentation is not asked")
      container.handlesEscape = true
      stage.expect(user.performEscape() && upper.escapes == 2)
      view.handlesEscape = true
      stage.expect(user.performEscape() && upper.escapes == 2)
      (view.handlesEscape, upper.handlesEscape) = (false, true)
      stage.expect(user.performEscape() && lower.escapes == 0)
      let alert = UIAlertController(title: "?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Discard", style: .destructive) { _ in stage.log.add("discard") })
      await stage.present(alert, on: container)
      stage.expect(!user.performEscape(), "an alert without Cancel")
      alert.addAction(UIAlertAction(title: "Keep", style: .cancel) { _ in stage.log.add("keep") })
      stage.expect(user.performEscape())
      await stage.idle()
      stage.expectLog("keep")
    }
  }
}

private final class EscapingView: UIView {
  var handlesEscape = false
  override func accessibilityPerformEscape() -> Bool { handlesEscape }
}

private final class EscapingStack: UINavigationController {
  var handlesEscape = false
  override func accessibilityPerformEscape() -> Bool { handlesEscape }
}

private final class Escaping: UIViewController {
  var handlesEscape = false
  var escapes = 0
  override func accessibilityPerformEscape() -> Bool {
    escapes += 1
    return handlesEscape
  }
}
