import PortableUIKit

nonisolated extension UIKitFact {
  /// `UINavigationController`.
  static let stack: [UIKitFact] = [
    UIKitFact(
      "U33", "A new navigation controller has its root and loads no view",
      source: "Apple, UINavigationController.h"
    ) { stage in
      let a = stage.screen("A")
      let navigation = UINavigationController(rootViewController: a)
      stage.expect(stage.names(navigation.viewControllers), is: "A")
      stage.expect(navigation.topViewController === a && a.navigationController === navigation)
      stage.expect(!a.isViewLoaded && !navigation.isViewLoaded, "no view is loaded")
    },
    UIKitFact(
      "U34", "Without a transition, a push and a pop change viewControllers before they return",
      source: "react-native-screens#409; no text of Apple says so"
    ) { stage in
      let navigation = await stage.show(stage.navigation("A"))
      let b = stage.screen("B")
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
    },
    UIKitFact(
      "U36", "A pop returns all popped controllers, and only the top one disappears",
      source: "Apple, UINavigationController.h"
    ) { stage in
      let navigation = await stage.show(stage.navigation("A", "B", "C"))
      let popped = navigation.popToRootViewController(animated: true)
      await stage.idle()
      stage.expect(Set((popped ?? []).compactMap(\.title)), is: ["B", "C"], "popped")
      stage.expect(stage.log.entries(of: "C").contains("viewDidDisappear"), "C disappears")
      stage.expect(!stage.log.entries.contains { $0.hasPrefix("B.view") }, "B has no appearance callbacks")
    },
    UIKitFact(
      "U37", "setViewControllers with the same top makes no transition",
      source: "Apple, setViewControllers(_:animated:)"
    ) { stage in
      let navigation = await stage.show(stage.navigation("A", "B"))
      let b = navigation.viewControllers[1]
      navigation.setViewControllers([stage.screen("C"), b], animated: true)
      stage.expect(navigation.transitionCoordinator == nil, "there is no transition")
      await stage.idle()
      stage.expect(stage.names(navigation.viewControllers), is: "C B")
      stage.expect(!stage.log.entries.contains { $0.contains(".view") }, "there are no appearance callbacks")
    },
    UIKitFact(
      "U38", "setViewControllers makes one transition to the last controller",
      source: "Apple, setViewControllers(_:animated:)"
    ) { stage in
      let navigation = await stage.show(stage.navigation("A", "B", "C"))
      let old = navigation.viewControllers
      old[1].loadViewIfNeeded()
      stage.log.clear()
      navigation.setViewControllers([stage.screen("D"), old[0], old[1]], animated: true)
      await stage.idle()
      stage.expect(stage.names(navigation.viewControllers), is: "D A B")
      stage.expect(
        stage.log.entries.filter { $0.contains(".view") }.joined(separator: " "),
        is: "C.viewWillDisappear B.viewWillAppear B.viewIsAppearing C.viewDidDisappear B.viewDidAppear")
    },
    UIKitFact(
      "U39", "The delegate receives willShow and didShow for the root, push, pop and setViewControllers",
      source: "Apple, UINavigationController.h; for the root, third parties' logs"
    ) { stage in
      let (navigation, log) = (stage.navigation("A"), Log())
      let delegate = Delegate(log)
      navigation.delegate = delegate
      await stage.present(navigation, on: await stage.show(stage.screen("R")))
      stage.expect(log.take(), is: "willShow(A) didShow(A)")
      await stage.push(stage.screen("B"), in: navigation)
      await stage.pop(navigation)
      navigation.viewControllers = [stage.screen("C")]
      await stage.idle()
      stage.expect(log.take(), is: "willShow(B) didShow(B) willShow(A) didShow(A) willShow(C) didShow(C)")
      stage.log.clear()
      await stage.dismiss(from: navigation)
      stage.expect(
        stage.log.take() == "C.viewWillDisappear C.viewDidDisappear", "its appearance goes on to the top")
    },
    UIKitFact(
      "U41", "show pushes in a navigation controller and presents without a container",
      source: "Apple, UIViewController.h and UINavigationController.h"
    ) { stage in
      let navigation = await stage.show(stage.navigation("A"))
      navigation.viewControllers[0].show(stage.screen("B"), sender: nil)
      await stage.idle()
      stage.expect(stage.names(navigation.viewControllers), is: "A B")
      let plain = await stage.show(stage.screen("C"))
      plain.show(stage.screen("D"), sender: nil)
      await stage.idle()
      stage.expect(plain.presentedViewController?.title, is: "D", "presented")
    },
    UIKitFact(
      "U44", "A stack under a full screen presentation shows its new top after the dismissal",
      source: "Apple, UINavigationController.h"
    ) { stage in
      let navigation = await stage.show(stage.navigation("A"))
      await stage.present(stage.screen("C"), on: navigation, as: .fullScreen)
      let b = stage.screen("B")
      await stage.push(b, in: navigation)
      await stage.dismiss(from: navigation)
      stage.expect(b.view.window === stage.window, "B is in the window")
      stage.expect(navigation.viewControllers[0].view.window == nil, "A is not in the window")
    },
  ]
}
