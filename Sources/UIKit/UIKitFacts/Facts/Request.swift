import PortableUIKit

nonisolated extension UIKitFact {
  /// Coordinators, and requests at moments that apps forget.
  static let request: [UIKitFact] = [
    UIKitFact(
      "U221", "The coordinator is there in willShow and in didShow, with both controllers, and not after it",
      source: "Ten public coordinators read viewController(forKey: .from) in didShow"
    ) { stage in
      let navigation = await stage.show(stage.navigation("A"))
      let delegate = Delegate(stage.log)
      navigation.delegate = delegate
      for callback in ["willShow", "didShow"] {
        delegate.on[callback] = { [unowned navigation] in
          let coordinator = navigation.transitionCoordinator
          let controllers = [.from, .to].map { coordinator?.viewController(forKey: $0)?.title ?? "nil" }
          stage.log.add(([callback] + controllers).joined(separator: ","))
          stage.expect(
            coordinator?.view(forKey: .to) === coordinator?.viewController(forKey: .to)?.view, "the view")
          let isQueued = coordinator?.animate(alongsideTransition: nil) { _ in
            stage.log.add("end,\(callback)")
          }
          stage.expect(isQueued == true)
        }
      }
      @MainActor func pushAndPop() async -> Weak {
        let b = stage.screen("B")
        navigation.pushViewController(b, animated: true)
        await stage.idle()
        navigation.popViewController(animated: true)
        await stage.idle()
        return Weak(b)
      }
      let b = await pushAndPop()
      stage.expect(
        stage.log.entries.filter { $0.contains(",") && !$0.hasPrefix("end") },
        is: ["willShow,A,B", "didShow,A,B", "willShow,B,A", "didShow,B,A"])
      for name in ["willShow", "didShow"] {
        stage.expect(stage.log.entries.filter { $0 == "end,\(name)" }.count, is: 2, "the handlers of \(name)")
      }
      stage.expect(
        navigation.transitionCoordinator == nil && b.object == nil, "it does not keep the popped controller")
      let (sheet, log) = (stage.screen("C"), Log())
      sheet.modalPresentationStyle = .pageSheet
      for (request, names) in [
        ({ navigation.present(sheet, animated: true) }, "N C"),
        ({ navigation.dismiss(animated: true) }, "C N"),
      ] {
        request()
        let coordinator = navigation.transitionCoordinator
        for key in [UITransitionContextViewControllerKey.from, .to] {
          log.add(coordinator?.viewController(forKey: key)?.title ?? "nil")
        }
        stage.expect(log.take(), is: names)
        stage.expect(coordinator?.presentationStyle == .pageSheet)
        stage.expect(coordinator?.isInteractive == false && coordinator?.initiallyInteractive == false)
        await stage.idle()
      }
    },
    UIKitFact(
      "U222",
      "In viewDidDisappear of a dismissed controller, presentingViewController is nil and isBeingDismissed true",
      source: "WinObjC, UIViewControllerTests"
    ) { stage in
      let a = await stage.show(stage.screen("A"))
      let b = stage.screen("B")
      var seen: [Bool] = []
      a.on["viewWillDisappear"] = { seen.append(a.presentedViewController === b) }
      for callback in ["viewWillDisappear", "viewDidDisappear"] {
        b.on[callback] = { [unowned b] in seen += [b.presentingViewController == nil, b.isBeingDismissed] }
      }
      await stage.present(b, on: a, as: .fullScreen)
      await stage.dismiss(from: a)
      stage.expect(seen, is: [true, false, true, true, true])
    },
    UIKitFact(
      "U223", "A root is pushed without animation; show animates, and setting the stack does not",
      source: "Apple, init(rootViewController:), show(_:sender:) and viewControllers"
    ) { stage in
      final class Container: UINavigationController {
        var animations: [Bool] = []
        override func pushViewController(_ viewController: UIViewController, animated: Bool) {
          animations.append(animated)
          super.pushViewController(viewController, animated: animated)
        }
      }
      stage.expect(Container(rootViewController: UIViewController()).animations, is: [false])
      let navigation = await stage.show(stage.navigation("A"))
      let delegate = Delegate(Log())
      navigation.delegate = delegate
      navigation.viewControllers[0].show(stage.screen("B"), sender: nil)
      await stage.idle()
      navigation.viewControllers = [navigation.viewControllers[0]]
      await stage.idle()
      stage.expect(delegate.isAnimated, is: [true, false])
    },
    UIKitFact(
      "U224",
      "A stack that is not visible changes at once, with the calls of the controllers that come and go",
      source: "Apple, willMove(toParent:) and didMove(toParent:)"
    ) { stage in
      let navigation = UINavigationController(rootViewController: stage.screen("B"))
      navigation.viewControllers = [stage.screen("C")]
      stage.expectLog(
        "B.willMove(parent) B.didMove(parent) C.willMove(parent) B.willMove(nil) B.didMove(nil) C.didMove(parent)"
      )
      navigation.setViewControllers([], animated: false)
      stage.expect(navigation.topViewController == nil && navigation.visibleViewController == nil)
    },
    UIKitFact(
      "U225", "A new root of the window completes a push or a pop in the old one",
      source: "Apple, rootViewController; the order is not documented"
    ) { stage in
      for isPush in [true, false] {
        let navigation = await stage.show(stage.navigation("A"))
        let (a, b) = (navigation.viewControllers[0], stage.screen("B"))
        navigation.pushViewController(b, animated: true)
        if !isPush {
          await stage.idle()
          navigation.popViewController(animated: true)
        }
        let coordinator = navigation.transitionCoordinator
        stage.window.rootViewController = nil
        await stage.idle()
        stage.expect(stage.names(navigation.viewControllers), is: isPush ? "A B" : "A")
        stage.expect((b.parent === navigation) == isPush && !b.isMovingToParent && !b.isMovingFromParent)
        stage.expect(stage.log.entries(of: "B").hasSuffix(isPush ? "didMove(parent)" : "didMove(nil)"))
        stage.expect(
          navigation.transitionCoordinator == nil && coordinator?.animate(alongsideTransition: nil) != true)
        await stage.show(navigation)
        stage.expect((isPush ? b : a).view.window === stage.window && (isPush ? a : b).view.window == nil)
      }
    },
    UIKitFact(
      "U226", "A pushed controller has its parent and its window between willMove and viewDidDisappear",
      source: "Apple, UIViewController.h"
    ) { stage in
      let navigation = await stage.show(stage.navigation("A"))
      let pushed = stage.screen("B")
      var seen: [Bool] = []
      for callback in ["willMove(parent)", "viewIsAppearing", "viewWillDisappear", "viewDidDisappear"] {
        pushed.on[callback] = { [unowned pushed] in
          seen += [pushed.parent != nil, pushed.viewIfLoaded?.window != nil]
        }
      }
      navigation.pushViewController(pushed, animated: true)
      await stage.idle()
      navigation.popViewController(animated: true)
      await stage.idle()
      stage.expect(seen.prefix(6) + seen.suffix(1), is: [false, false, true, true, true, true, false])
    },
    UIKitFact(
      "U227", "A pop during a transition returns nil, and takes effect after what waits already",
      source: "openradar 44091459; swift-navigation, NavigationStackTests"
    ) { stage in
      let navigation = await stage.show(stage.navigation("A", "B"))
      let (c, d, e) = (stage.screen("C"), stage.screen("D"), stage.screen("E"))
      navigation.pushViewController(c, animated: true)
      stage.expect(navigation.popViewController(animated: true) == nil)
      stage.expect(navigation.popToViewController(navigation.viewControllers[0], animated: true) == nil)
      stage.expect(navigation.popToRootViewController(animated: true) == nil)
      await stage.idle()
      stage.expect(stage.names(navigation.viewControllers), is: "A")
      navigation.pushViewController(c, animated: true)
      navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
        navigation.pushViewController(e, animated: true)
      }
      navigation.pushViewController(d, animated: true)
      await stage.idle()
      stage.expect(stage.names(navigation.viewControllers), is: "A C D E")
      stage.expect(navigation.popToViewController(c, animated: true)?.compactMap(\.title), is: ["D", "E"])
      await stage.idle()
      let popped = navigation.popToViewController(c, animated: true)
      stage.expect(popped?.isEmpty ?? true, "nothing to pop")
    },
    UIKitFact(
      "U228", "A push takes effect while its container or the window appears or disappears",
      source: "Apple, UINavigationController.h"
    ) { stage in
      for callback in ["viewWillAppear", "viewWillDisappear"] {
        let a = await stage.show(stage.screen("A"))
        let (b, c) = (stage.screen("B"), stage.screen("C"))
        let navigation = UINavigationController(rootViewController: b)
        b.on[callback] = { [unowned navigation] in navigation.pushViewController(c, animated: true) }
        a.addChild(navigation)
        a.view.addSubview(navigation.view)
        navigation.didMove(toParent: a)
        if callback == "viewWillDisappear" { navigation.view.removeFromSuperview() }
        await stage.idle()
        stage.expect(stage.names(navigation.viewControllers), is: "B C")
        stage.expect((c.viewIfLoaded?.window != nil) == (callback == "viewWillAppear"), "in \(callback)")
        b.on = [:]
      }
      let navigation = await stage.show(stage.navigation("A"))
      let a = navigation.viewControllers[0] as? Screen
      a?.on["viewWillDisappear"] = { [unowned navigation] in
        navigation.pushViewController(stage.screen("B"), animated: true)
      }
      stage.window.isHidden = true
      stage.expect(stage.names(navigation.viewControllers), is: "A B")
      a?.on = [:]
    },
    UIKitFact(
      "U229", "A push while the root appears, or right after makeKeyAndVisible, replaces what appears",
      source: "Logs of iOS 17 and 18"
    ) { stage in
      for callback in ["viewWillAppear", "viewIsAppearing", ""] {
        let (root, pushed, log) = (stage.screen("A"), stage.screen("B"), Log())
        let delegate = Delegate(log)
        let navigation = UINavigationController(rootViewController: root)
        navigation.delegate = delegate
        let push = { [unowned navigation] in navigation.pushViewController(pushed, animated: true) }
        root.on[callback] = push
        stage.log.clear()
        stage.window.rootViewController = navigation
        stage.window.makeKeyAndVisible()
        if callback.isEmpty { push() }
        await stage.idle()
        stage.expect(stage.names(navigation.viewControllers), is: "A B")
        stage.expect(pushed.view.window === stage.window && root.view.window == nil)
        stage.expect(
          stage.log.entries.filter { $0.hasPrefix("B.view") }.joined(separator: " "),
          is: "B.viewDidLoad B.viewWillAppear B.viewIsAppearing B.viewDidAppear")
        stage.expect(!stage.log.entries.contains("A.viewDidAppear") && log.entries.last == "didShow(B)")
        root.on = [:]
        navigation.popViewController(animated: true)
        await stage.idle()
        stage.expect(root.view.window === stage.window)
      }
    },
    UIKitFact(
      "U230",
      "A presentation right after makeKeyAndVisible is possible, and one that is replaced as root goes on",
      source: "Logs of iOS 17 and 18; Stack Overflow 26763020"
    ) { stage in
      for style in [UIModalPresentationStyle.pageSheet, .fullScreen] {
        let (a, b) = (stage.screen("A"), stage.screen("B"))
        b.modalPresentationStyle = style
        stage.window.rootViewController = a
        stage.window.makeKeyAndVisible()
        a.present(b, animated: true)
        await stage.idle()
        stage.expect(a.presentedViewController === b && stage.log.entries.contains("A.viewIsAppearing"))
        stage.expect(stage.log.take().contains("A.viewDidAppear") == (style == .pageSheet))
        stage.expect((a.view.window == nil) == (style == .fullScreen))
        await stage.dismiss(from: a)
        stage.window.isHidden = true
        stage.log.clear()
      }
      let (a, b, next) = (await stage.show(stage.screen("A")), stage.screen("B"), stage.screen("C"))
      a.present(b, animated: true)
      stage.window.rootViewController = next
      await stage.idle()
      stage.expect(b.presentingViewController === a && b.view.window != nil && next.view.window != nil)
      b.dismiss(animated: true)
      await stage.idle()
      b.on["viewWillAppear"] = { stage.window.rootViewController = a }
      next.present(b, animated: true)
      await stage.idle()
      stage.expect(
        a.view.window != nil && b.view.window != nil, "a root that is set when the presentation begins")
      b.on = [:]
      b.dismiss(animated: true)
      await stage.idle()
    },
    UIKitFact(
      "U231",
      "Controllers appear and disappear with their window, except those under a full screen presentation",
      source: "Apple, viewWillAppear(_:); UIWindow.h"
    ) { stage in
      let (a, b) = await stage.showPresentation(as: .fullScreen)
      let (child, other) = (stage.screen("D"), stage.screen("E"))
      for controller in [child, other] { b.addChild(controller) }
      other.loadViewIfNeeded()
      b.view.addSubview(child.view)
      await stage.present(stage.screen("C"), on: b)
      stage.window.isHidden = true
      stage.window.isHidden = false
      await stage.idle()
      for name in ["B", "C", "D"] {
        stage.expect(
          stage.log.entries(of: name),
          is: "viewWillDisappear viewDidDisappear viewWillAppear viewIsAppearing viewDidAppear", name)
      }
      stage.expect(
        stage.log.entries(of: "A") == "" && stage.log.entries(of: "E") == "" && a.view.window == nil)
      let box = UIView()
      b.view.addSubview(box)
      stage.log.clear()
      box.addSubview(child.view)
      stage.expectLog("")
      UIView().addSubview(child.view)
      stage.expectLog("D.viewWillDisappear D.viewDidDisappear")
    },
    UIKitFact(
      "U232", "A controller takes its new view, and a parent its new child",
      source: "Apple, view and addChild(_:)"
    ) { stage in
      let controller = UIViewController()
      let old: UIView = controller.view
      controller.view = UIView()
      stage.expect(old.next == nil && controller.view.next === controller)
      let (first, second) = (UIViewController(), UIViewController())
      first.addChild(controller)
      second.addChild(controller)
      stage.expect(first.children.isEmpty && second.children == [controller] && controller.parent === second)
      stage.expect(controller.next === controller.view.superview ?? second)
      controller.removeFromParent()
      stage.expect(second.children.isEmpty && controller.parent == nil)
      stage.expect(controller.navigationItem === controller.navigationItem)
      stage.expect(controller.viewIfLoaded != nil && controller.tabBarController == nil)
    },
    UIKitFact(
      "U233", "didDismiss of a swiped sheet, and the completion handler, can present",
      source: "Apple, UIPresentationController.h", byHand: "Present in didDismiss, and swipe a sheet down."
    ) { stage, user in
      let (a, b) = await stage.showPresentation()
      let (delegate, next) = (Delegate(stage.log), stage.screen("C"))
      b.presentationController?.delegate = delegate
      next.presentationController?.delegate = delegate
      delegate.on["didDismiss"] = { a.present(next, animated: true) }
      user.swipeDown()
      await stage.idle()
      stage.expect(a.presentedViewController === next && next.presentationController?.delegate === delegate)
      delegate.on = [:]
      user.swipeDown()
      await stage.idle()
      stage.expect(stage.log.entries.last == "didDismiss" && a.presentedViewController == nil)
    },
    UIKitFact(
      "U234", "A second dismissal of what an earlier one takes along does nothing",
      source: "Apple, dismiss(animated:completion:); openradar 30263707"
    ) { stage in
      let root = await stage.show(stage.screen("R"))
      for isSame in [true, false] {
        let lower = stage.screen("A")
        await stage.present(lower, on: root)
        lower.present(stage.screen("B"), animated: true)
        root.dismiss(animated: true) { stage.log.add("first") }
        (isSame ? root : lower).dismiss(animated: true)
        await stage.idle()
        stage.expect(root.presentedViewController == nil && lower.presentedViewController == nil)
        stage.expect(stage.log.entries.filter { $0 == "first" }.count, is: 1)
        stage.log.clear()
      }
    },
    UIKitFact(
      "U235", "Animations alongside a transition run at once, before the handlers at its end",
      source: "Apple, animate(alongsideTransition:completion:)"
    ) { stage in
      let a = await stage.show(stage.screen("A"))
      a.present(stage.screen("B"), animated: true)
      stage.log.clear()
      a.transitionCoordinator?.animate { _ in
        stage.log.add("alongside")
      } completion: { _ in
        stage.log.add("end")
      }
      await stage.idle()
      stage.expect(stage.log.entries.filter { !$0.contains(".") }, is: ["alongside", "end"])
    },
    UIKitFact(
      "U236", "A window that is released releases everything that it shows and presents",
      source: "Apple, UIWindow.h and UIPresentationController.h"
    ) { stage in
      @MainActor func show() async -> [Weak] {
        let root = await stage.show(stage.screen("A"))
        let full = stage.screen("F")
        await stage.present(full, on: root, as: .fullScreen)
        let sheet = stage.navigation("B", "C")
        await stage.present(sheet, on: full)
        let alert = UIAlertController(title: "?", message: nil, preferredStyle: .alert)
        sheet.present(alert, animated: true) { _ = alert }
        await stage.idle()
        return [root, full, sheet, sheet.viewControllers[1], alert, sheet.presentationController].map {
          Weak($0)
        }
      }
      let seen = await show()
      stage.expect(seen.allSatisfy { $0.object != nil })
      stage.window.rootViewController?.dismiss(animated: true)
      await stage.idle()
      stage.window.rootViewController = nil
      await stage.idle()
      stage.expect(seen.allSatisfy { $0.object == nil })
    },
    UIKitFact(
      "U237", "A chosen alert and a sheet that was swiped down are deallocated",
      source: "Apple, UIPresentationController.h", byHand: "Use Xcode's memory graph."
    ) { stage, user in
      let a = await stage.show(stage.screen("A"))
      @MainActor func present() async -> [Weak] {
        let sheet = stage.screen("B")
        _ = sheet.presentationController
        await stage.present(sheet, on: a)
        let alert = UIAlertController(title: "?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in })
        await stage.present(alert, on: sheet, as: .custom)
        let seen = [alert, alert.actions[0], sheet, sheet.presentationController].map { Weak($0) }
        user.choose(alert.actions[0])
        await stage.idle()
        return seen
      }
      let seen = await present()
      user.swipeDownAndCancel()
      await stage.idle()
      stage.expect(seen[0].object == nil && seen[1].object == nil && seen[2].object != nil)
      user.swipeDown()
      await stage.idle()
      stage.expect(seen.allSatisfy { $0.object == nil })
    },
  ]
}
