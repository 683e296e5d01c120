import PortableUIKit

nonisolated extension UIKitFact {
  /// Coordinators, and requests at moments that apps forget.
  @FactList static var request: [UIKitFact] {
    UIKitFact(
      "U221: The coordinator is there in willShow and in didShow, with both controllers, and not after it"
    ) { stage in
      let navigation = await stage.show(stage.navigation("A"))
      let delegate = stage.delegate
      var last: (any UIViewControllerTransitionCoordinator)?
      navigation.delegate = delegate
      for callback in ["willShow", "didShow"] {
        delegate.on[callback] = { [unowned navigation] in
          let coordinator = navigation.transitionCoordinator
          let controllers = [.from, .to].map { coordinator?.viewController(forKey: $0)?.title ?? "nil" }
          stage.log.add(([callback] + controllers).joined(separator: ","))
          stage.expect(coordinator?.view(forKey: .to) === coordinator?.viewController(forKey: .to)?.view)
          let isQueued = coordinator?.animate(alongsideTransition: nil) { _ in
            stage.log.add("end,\(callback)")
          }
          stage.expect(isQueued == true && coordinator?.initiallyInteractive == false)
          last = coordinator
        }
      }
      @MainActor func pushAndPop() async -> Weak {
        let b = stage.screen("B")
        await stage.push(b, in: navigation)
        await stage.pop(navigation)
        return Weak(b)
      }
      let b = await pushAndPop()
      stage.expect(
        stage.log.entries.filter { $0.contains(",") && !$0.hasPrefix("end") },
        is: ["willShow,A,B", "didShow,A,B", "willShow,B,A", "didShow,B,A"])
      for name in ["willShow", "didShow"] {
        stage.expect(stage.log.entries.filter { $0 == "end,\(name)" }.count, is: 2, "the handlers of \(name)")
      }
      stage.expect(last?.animate(alongsideTransition: nil) == false)
      last = nil
      stage.expect(navigation.transitionCoordinator == nil && b.object == nil)
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
    }
    UIKitFact(
      "U222: In viewDidDisappear of a dismissed controller, presentingViewController is nil and isBeingDismissed true"
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
    }
    UIKitFact(
      "U224: A stack that is not visible changes at once, with the calls of the controllers that come and go"
    ) { stage in
      let navigation = UINavigationController(rootViewController: stage.screen("B"))
      navigation.viewControllers = [stage.screen("C")]
      stage.expectLog(
        "B.willMove(parent) B.didMove(parent) C.willMove(parent) B.willMove(nil) B.didMove(nil) C.didMove(parent)"
      )
      navigation.pushViewController(stage.screen("D"), animated: true)
      stage.expect(stage.names(navigation.viewControllers), is: "C D")
      stage.expect(navigation.popViewController(animated: true)?.title, is: "D")
      navigation.setViewControllers([], animated: false)
      stage.expect(navigation.topViewController == nil && navigation.visibleViewController == nil)
      let (a, embedded) = (await stage.show(stage.screen("A")), stage.navigation("E"))
      let (root, pushed) = (embedded.viewControllers[0] as? Screen, stage.screen("F"))
      root?.on["viewWillAppear"] = { [unowned embedded] in embedded.pushViewController(pushed, animated: true)
      }
      a.addChild(embedded)
      a.view.addSubview(embedded.view)
      await stage.idle()
      stage.expect(stage.names(embedded.viewControllers) == "E F" && pushed.view.window === stage.window)
    }
    UIKitFact("U225: A new root of the window completes a push or a pop in the old one") { stage in
      for isPush in [true, false] {
        let (navigation, tabs) = (stage.navigation("A"), UITabBarController())
        if !isPush { tabs.viewControllers = [navigation] }
        await stage.show(isPush ? navigation : tabs)
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
        await stage.show(isPush ? navigation : tabs)
        stage.expect((isPush ? b : a).view.window === stage.window && (isPush ? a : b).view.window == nil)
      }
    }
    UIKitFact(
      "U227: A pop returns what it pops, but during a transition nil, and then takes effect after what waits already"
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
      await stage.push(d, in: navigation)
      stage.expect(stage.names(navigation.viewControllers), is: "A C D E")
      stage.expect(navigation.popToViewController(c, animated: true)?.compactMap(\.title), is: ["D", "E"])
      await stage.idle()
      let popped = navigation.popToViewController(c, animated: true)
      stage.expect(popped?.isEmpty ?? true, "nothing to pop")
      await stage.push(d, in: navigation)
      stage.log.clear()
      stage.expect(
        navigation.popToRootViewController(animated: true)?.compactMap(\.title).sorted(), is: ["C", "D"])
      await stage.idle()
      stage.expect(stage.log.entries.filter { $0.contains("idDis") }, is: ["D.viewDidDisappear"], "not C")
    }
    UIKitFact("U229: A push while the root appears, or right after makeKeyAndVisible, replaces what appears")
    { stage in
      for callback in ["viewWillAppear", "viewIsAppearing", ""] {
        let (root, pushed, delegate) = (stage.screen("A"), stage.screen("B"), Delegate())
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
        stage.expect(!stage.log.entries.contains("A.viewDidAppear"))
        stage.expect(stage.log.entries(of: "A").hasSuffix("viewWillDisappear viewDidDisappear"))
        stage.expect(delegate.log.entries.suffix(2), is: ["willShow(B)", "didShow(B)"])
        root.on = [:]
        await stage.pop(navigation)
        stage.expect(root.view.window === stage.window)
      }
    }
    UIKitFact(
      "U231: Controllers appear and disappear with their window, except those under a full screen presentation"
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
        stage.expectLog(
          of: name, "viewWillDisappear viewDidDisappear viewWillAppear viewIsAppearing viewDidAppear")
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
      await stage.clear()
      stage.window.rootViewController = stage.screen("F")
      for isHidden in [false, true, false] { stage.window.isHidden = isHidden }
      await stage.idle()
      // Hidden before it has appeared.
      stage.expectLog(
        of: "F",
        "loadView viewDidLoad viewWillAppear viewWillDisappear viewDidDisappear viewWillAppear viewIsAppearing "
          + "viewDidAppear")
    }
    UIKitFact("U236: A window that is released releases everything that it shows and presents") { stage in
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
      await stage.dismiss(from: stage.window.rootViewController)
      stage.window.rootViewController = nil
      await stage.idle()
      stage.expect(seen.allSatisfy { $0.object == nil })
    }
  }
}
