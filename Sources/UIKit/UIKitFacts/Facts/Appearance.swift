import PortableUIKit

nonisolated extension UIKitFact {
  /// View loading and appearance callbacks.
  @FactList static var appearance: [UIKitFact] {
    UIKitFact("U1: A view is loaded once, when it is first read") { stage in
      let a = stage.screen("A")
      stage.expect(!a.isViewLoaded && a.viewIfLoaded == nil, "it is not loaded before")
      _ = a.view
      a.loadViewIfNeeded()
      stage.expectLog("A.loadView A.viewDidLoad")
      stage.expect("\(type(of: UIViewController().view as UIView))" == "UIView", "a plain one without a nib")
    }
    UIKitFact("U4: The presenter of a sheet receives no appearance callbacks") { stage in
      let a = await stage.show(stage.screen("A"))
      for style in [UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .overFullScreen] {
        let b = stage.screen("B")
        b.modalPresentationStyle = style
        a.present(b, animated: true)
        await stage.idle()
        await stage.dismiss(from: a)
        stage.expectLog(of: "A", "")
        stage.expectLog(
          "B.loadView B.viewDidLoad B.viewWillAppear B.viewIsAppearing B.viewDidAppear "
            + "B.viewWillDisappear B.viewDidDisappear")
      }
    }
    UIKitFact(
      "U5: A full screen presentation hides its presenter; the view enters the window before viewIsAppearing"
    ) { stage in
      let a = await stage.show(stage.screen("A"))
      let b = stage.screen("B")
      var isInWindow: [Bool] = []
      for callback in ["viewWillAppear", "viewIsAppearing", "viewDidAppear"] {
        b.on[callback] = { [unowned b] in isInWindow.append(b.view.window != nil) }
      }
      b.modalPresentationStyle = .fullScreen
      a.present(b, animated: true) { stage.log.add("completion") }
      await stage.idle()
      stage.expectLog(
        "B.loadView B.viewDidLoad A.viewWillDisappear B.viewWillAppear "
          + "B.viewIsAppearing B.viewDidAppear A.viewDidDisappear completion")
      stage.expect(isInWindow, is: [false, true, true])
      stage.expect(a.view.window == nil, "the presenter's view has left the window")
      await stage.dismiss(from: a)
      stage.expectLog(
        "B.viewWillDisappear A.viewWillAppear A.viewIsAppearing A.viewDidAppear B.viewDidDisappear")
      stage.expect(a.view.window === stage.window, "the presenter's view has returned to the window")
    }
    UIKitFact("U6: A push calls willMove, the four appearance callbacks and didMove in this order") { stage in
      let navigation = await stage.show(stage.navigation("A"))
      await stage.push(stage.screen("B"), in: navigation)
      stage.expectLog(
        "B.willMove(parent) B.loadView B.viewDidLoad A.viewWillDisappear B.viewWillAppear B.viewIsAppearing "
          + "A.viewDidDisappear B.viewDidAppear B.didMove(parent)")
    }
    UIKitFact(
      "U7: A pop calls willMove and the four appearance callbacks in this order, and didMove after viewDidDisappear"
    ) { stage in
      let navigation = await stage.show(stage.navigation("A", "B"))
      navigation.viewControllers[0].loadViewIfNeeded()
      stage.log.clear()
      await stage.pop(navigation)
      // When didMove(nil) comes relative to A.viewDidAppear is not known.
      stage.expect(
        stage.log.entries.filter { $0 != "B.didMove(nil)" }.joined(separator: " "),
        is: "B.willMove(nil) B.viewWillDisappear A.viewWillAppear A.viewIsAppearing "
          + "B.viewDidDisappear A.viewDidAppear")
      stage.expect(
        stage.log.entries(of: "B").hasSuffix("viewDidDisappear didMove(nil)"), "didMove comes last")
    }
    UIKitFact(
      "U9: isBeingPresented, isBeingDismissed, isMovingToParent and isMovingFromParent hold in appearance callbacks"
    ) { stage in
      let navigation = await stage.show(stage.navigation("A"))
      let pushed = stage.screen("B")
      let sheet = stage.screen("C")
      var seen: [String] = []
      for case let screen as Screen in [pushed, sheet] + navigation.viewControllers {
        for callback in ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"] {
          screen.on[callback] = { [unowned screen] in
            if screen.isBeingPresented { seen.append("presented") }
            if screen.isBeingDismissed { seen.append("dismissed") }
            if screen.isMovingToParent { seen.append("pushed") }
            if screen.isMovingFromParent { seen.append("popped") }
          }
        }
      }
      await stage.push(pushed, in: navigation)
      await stage.pop(navigation)
      await stage.present(sheet, on: navigation)
      await stage.dismiss(from: navigation)
      stage.expect(seen, is: ["pushed", "popped", "presented", "dismissed"].flatMap { [$0, $0] })
      stage.expect(!sheet.isBeingDismissed && !pushed.isMovingFromParent, "they are false afterwards")
    }
    UIKitFact("U10: A child appears with its view and leaves with it") { stage in
      let a = await stage.show(stage.screen("A"))
      let b = stage.screen("B")
      a.addChild(b)
      a.view.addSubview(b.view)
      b.didMove(toParent: a)
      await stage.idle()
      stage.expect(
        stage.log.entries.prefix(4).joined(separator: " "),
        is: "B.willMove(parent) B.loadView B.viewDidLoad B.viewWillAppear")
      for callback in ["B.viewIsAppearing", "B.viewDidAppear"] {
        stage.expect(stage.log.entries.contains(callback), "\(callback) is called")
      }
      stage.log.clear()
      b.willMove(toParent: nil)
      b.view.removeFromSuperview()
      b.removeFromParent()
      await stage.idle()
      stage.expect(
        stage.log.entries.sorted().joined(separator: " "),
        is: "B.didMove(nil) B.viewDidDisappear B.viewWillDisappear B.willMove(nil)")
      stage.expect(a.children.isEmpty && b.parent == nil, "parent and child are separated")
      let container = stage.screen("C")
      container.addChild(b)
      container.view.addSubview(b.view)
      stage.expect(!stage.log.entries.contains("B.viewWillAppear"), "before its container appears")
      let other = UIViewController()
      other.addChild(b)
      stage.expect(container.children.isEmpty && b.parent === other, "another container takes it")
    }
  }
}
