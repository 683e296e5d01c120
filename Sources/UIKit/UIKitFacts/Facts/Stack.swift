import PortableUIKit

nonisolated extension UIKitFact {
  /// `UINavigationController`, and the first responder of a covered screen.
  @FactList static var stack: [UIKitFact] {
    UIKitFact("U34: Without a transition, a push and a pop change viewControllers before they return") {
      stage in
      let (a, b) = (stage.screen("A"), stage.screen("B"))
      let navigation = UINavigationController(rootViewController: a)
      stage.expect(navigation.topViewController === a && a.navigationController === navigation)
      stage.expect(!a.isViewLoaded && !navigation.isViewLoaded, "a new one loads no view")
      await stage.show(navigation)
      navigation.pushViewController(b, animated: true)
      stage.expect(stage.names(navigation.viewControllers), is: "A B", "during the push")
      await stage.idle()
      stage.expect(navigation.popViewController(animated: true) === b)
      stage.expect(stage.names(navigation.viewControllers), is: "A", "during the pop")
      await stage.idle()
      stage.expect(b.navigationController == nil && b.parent == nil && b.view.window == nil, "B is separated")
      stage.log.clear()
      stage.expect(navigation.popViewController(animated: true) == nil, "the last one cannot be popped")
      await stage.idle()
      stage.expect(stage.names(navigation.viewControllers) == "A" && stage.log.entries.isEmpty)
    }
    UIKitFact(
      "U38: setViewControllers makes one transition to the last controller, and none if it is on top already"
    ) { stage in
      let navigation = await stage.show(stage.navigation("A", "B", "C"))
      let old = navigation.viewControllers
      old[1].loadViewIfNeeded()
      stage.log.clear()
      navigation.setViewControllers([stage.screen("D"), old[0], old[1]], animated: true)
      await stage.idle()
      stage.expect(stage.names(navigation.viewControllers), is: "D A B")
      stage.expect(
        stage.log.take().split(separator: " ").filter { $0.contains(".view") }.joined(separator: " "),
        is: "C.viewWillDisappear B.viewWillAppear B.viewIsAppearing C.viewDidDisappear B.viewDidAppear")
      navigation.setViewControllers([stage.screen("E"), old[1]], animated: true)
      stage.expect(
        navigation.transitionCoordinator == nil && stage.names(navigation.viewControllers) == "E B")
      await stage.idle()
      stage.expect(!stage.log.entries.contains { $0.contains(".view") }, "there are no appearance callbacks")
    }
    UIKitFact(
      "U39: The delegate receives willShow and didShow for the root, push, pop and setViewControllers"
    ) { stage in
      let (navigation, delegate) = (stage.navigation("A"), Delegate())
      navigation.delegate = delegate
      await stage.present(navigation, on: await stage.show(stage.screen("R")))
      stage.expect(delegate.log.take(), is: "willShow(A) didShow(A)")
      await stage.push(stage.screen("B"), in: navigation)
      await stage.pop(navigation)
      navigation.viewControllers = [stage.screen("C")]
      await stage.idle()
      stage.expect(
        delegate.log.take(), is: "willShow(B) didShow(B) willShow(A) didShow(A) willShow(C) didShow(C)")
      stage.log.clear()
      await stage.dismiss(from: navigation)
      stage.expect(
        stage.log.take() == "C.viewWillDisappear C.viewDidDisappear", "its appearance goes on to the top")
    }
    UIKitFact("U41: show pushes in a navigation controller and presents without a container") { stage in
      let navigation = await stage.show(stage.navigation("A"))
      navigation.viewControllers[0].show(stage.screen("B"), sender: nil)
      stage.expect(navigation.transitionCoordinator?.isAnimated == true)
      await stage.idle()
      stage.expect(stage.names(navigation.viewControllers), is: "A B")
      let plain = await stage.show(stage.screen("C"))
      plain.show(stage.screen("D"), sender: nil)
      await stage.idle()
      stage.expect(plain.presentedViewController?.title, is: "D", "presented")
    }
    UIKitFact("U44: A stack under a full screen presentation shows its new top after the dismissal") {
      stage in
      let navigation = await stage.show(stage.navigation("A"))
      await stage.present(stage.screen("C"), on: navigation, as: .fullScreen)
      let b = stage.screen("B")
      await stage.push(b, in: navigation)
      await stage.dismiss(from: navigation)
      stage.expect(b.view.window === stage.window, "B is in the window")
      stage.expect(navigation.viewControllers[0].view.window == nil, "A is not in the window")
    }
    UIKitFact("U154: After a pop, the field is edited again that was edited before the push") { stage in
      let navigation = await stage.show(stage.navigation("A"))
      let field = UITextField(frame: CGRect(x: 20, y: 200, width: 100, height: 40))
      navigation.topViewController?.view.addSubview(field)
      field.becomeFirstResponder()
      await stage.push(stage.screen("B"), in: navigation)
      stage.expect(!field.isFirstResponder, "the push ends the editing")
      await stage.pop(navigation)
      stage.expect(field.isFirstResponder, "the pop begins it again")
    }
  }
}
