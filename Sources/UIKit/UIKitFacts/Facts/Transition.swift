import PortableUIKit

nonisolated extension UIKitFact {
  /// Requests during transitions.
  @FactList static var transition: [UIKitFact] {
    UIKitFact(
      "U45: A push, a pop and setViewControllers during a transition take effect when the transition has ended"
    ) { stage in
      for running in Running.allCases {
        let (navigation, stack) = await start(running, in: stage)
        navigation.pushViewController(stage.screen("D"), animated: true)
        navigation.pushViewController(stage.screen("E"), animated: false)
        stage.expect(stage.names(navigation.viewControllers), is: stack, "before the end of the \(running)")
        await stage.idle()
        stage.expect(stage.names(navigation.viewControllers), is: stack + " D E", "during a \(running)")
        let (other, _) = await start(running, in: stage)
        other.setViewControllers([other.viewControllers[0], stage.screen("D")], animated: true)
        other.popViewController(animated: true)
        await stage.idle()
        stage.expect(stage.names(other.viewControllers), is: "A", "in the order of the calls")
      }
    }
    UIKitFact("U49: Requests that wait for a transition take effect in the order of the calls") { stage in
      let (navigation, stack) = await start(.push, in: stage)
      let d = stage.screen("D")
      navigation.pushViewController(d, animated: true)
      navigation.popViewController(animated: true)
      await stage.push(d, in: navigation)
      stage.expect(stage.names(navigation.viewControllers), is: stack + " D")
      navigation.present(stage.screen("E"), animated: true)
      navigation.popToRootViewController(animated: true)
      navigation.dismiss(animated: true)
      await stage.push(d, in: navigation)
      stage.expect(stage.names(navigation.viewControllers), is: "A D", "after a presentation")
      stage.expect(navigation.presentedViewController == nil, "E is dismissed")
    }
    UIKitFact("U50: A dismissal during a presentation takes effect when the presentation has ended") {
      stage in
      let a = await stage.show(stage.screen("A"))
      for isPresenter in [true, false] {
        let b = stage.screen("B")
        a.present(b, animated: true) { stage.log.add("presented") }
        (isPresenter ? a : b).dismiss(animated: true) { stage.log.add("dismissed") }
        await stage.idle()
        stage.expectLog(
          "B.loadView B.viewDidLoad B.viewWillAppear B.viewIsAppearing B.viewDidAppear presented "
            + "B.viewWillDisappear B.viewDidDisappear dismissed")
        stage.expect(a.presentedViewController == nil, "B is dismissed")
      }
    }
    UIKitFact(
      "U51: Two dismissals in a row by a presented controller dismiss what it presents, and then itself"
    ) { stage in
      let root = await stage.show(stage.screen("R"))
      for waits in [true, false] {
        let a = stage.screen("A")
        await stage.present(a, on: root)
        a.present(stage.screen("B"), animated: true)
        if waits { await stage.idle() }
        a.dismiss(animated: true)
        await stage.dismiss(from: a)
        stage.expect(root.presentedViewController == nil, "both are dismissed, also in the presentation of B")
      }
    }
    UIKitFact("U52: The window's root can dismiss at any moment") { stage in
      let a = await stage.show(stage.screen("A"))
      let b = stage.screen("B")
      let callbacks = [
        "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
      ]
      for (callback, animated) in callbacks.flatMap({ [($0, true), ($0, false)] }) {
        b.on = [callback: { a.dismiss(animated: animated) }]
        a.present(b, animated: animated)
        a.dismiss(animated: animated)
        await stage.idle()
        stage.expect(a.presentedViewController == nil, "B is dismissed, with a dismissal in \(callback)")
      }
    }
  }

  /// A transition that is running.
  private enum Running: CaseIterable { case push, pop, presentation, dismissal }

  /// Shows a stack of A and B, starts a transition in it or over it, and returns the names of the stack that will be.
  @MainActor private static func start(
    _ running: Running, in stage: Stage
  ) async -> (UINavigationController, names: String) {
    await stage.clear()
    let navigation = await stage.show(stage.navigation("A", "B"))
    let c = stage.screen("C")
    switch running {
    case .push: navigation.pushViewController(c, animated: true)
    case .pop: navigation.popViewController(animated: true)
    case .presentation: navigation.present(c, animated: true)
    case .dismissal:
      await stage.present(c, on: navigation)
      navigation.dismiss(animated: true)
    }
    return (navigation, [.push: "A B C", .pop: "A"][running] ?? "A B")
  }
}
