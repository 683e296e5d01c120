import PortableUIKit

nonisolated extension UIKitFact {
  /// Windows and their root view controllers.
  @FactList static var window: [UIKitFact] {
    UIKitFact(
      "U53: makeKeyAndVisible returns before the root's viewDidAppear, and a new root replaces the old one"
    ) { stage in
      let (a, b) = (stage.screen("A"), stage.screen("B"))
      stage.window.rootViewController = a
      stage.expectLog("")
      stage.window.makeKeyAndVisible()
      stage.expectLog("A.loadView A.viewDidLoad A.viewWillAppear")
      await stage.idle()
      stage.expectLog("A.viewIsAppearing A.viewDidAppear")
      stage.window.rootViewController = b
      await stage.idle()
      stage.expect(a.view.window == nil && b.view.window === stage.window, "only B is in the window")
      stage.expectLog(of: "A", "viewWillDisappear viewDidDisappear")
      stage.expectLog(of: "B", "loadView viewDidLoad viewWillAppear viewIsAppearing viewDidAppear")
    }
    UIKitFact(
      "U56: What a root presents stays on screen and in memory when the root is replaced, and after it is restored"
    ) { stage in
      for style in [UIModalPresentationStyle.pageSheet, .fullScreen] {
        let a = Weak(await stage.show(stage.screen("A")))
        await stage.present(stage.screen("B"), on: stage.window.rootViewController, as: style)
        let b = Weak(stage.window.rootViewController?.presentedViewController)
        let next = stage.screen("C")
        await stage.show(next)
        await stage.dismiss(from: next)
        let remaining = b.object as? Screen
        stage.expect(remaining?.view.window === stage.window, "B is still in the window")
        stage.expect(remaining?.presentingViewController === a.object && a.object != nil)
        stage.expect(next.presentedViewController == nil, "the new root presents nothing")
        await stage.dismiss(from: remaining)
        stage.expect(next.view.window === stage.window && a.object == nil)
        await stage.present(stage.screen("D"), on: next, as: style)
        for root in [stage.screen("E"), next] { await stage.show(root) }
        stage.expect(next.presentedViewController?.title == "D", "it still presents")
        await stage.dismiss(from: next)
        stage.expect(next.presentedViewController == nil && next.view.window === stage.window)
      }
    }
    UIKitFact(
      "U58: The responder chain goes from a view to its controller, and to the container, the window or the presenter"
    ) { stage in
      let navigation = await stage.show(stage.navigation("A"))
      let a = navigation.viewControllers[0]
      let view = UIView()
      a.view.addSubview(view)
      stage.expect(view.next === a.view && a.view.next === a)
      let (other, old) = (UIViewController(), UIView())
      for view in [old, UIView()] { other.view = view }
      stage.expect(old.next == nil && other.view.next === other, "a view that is replaced")
      let chain = Array(sequence(first: a as UIResponder) { $0.next })
      stage.expect(chain.contains { $0 === navigation }, "the container is in the chain")
      stage.expect(chain.contains { $0 === stage.window }, "the window is in the chain")
      let sheet = stage.screen("B")
      await stage.present(sheet, on: navigation)
      stage.expect(sheet.next === navigation, "the presenter is next")
    }
  }
}
