import PortableUIKit

nonisolated extension UIKitFact {
  /// The user's actions in bars, and tabs.
  @FactList static var bars: [UIKitFact] {
    UIKitFact(
      "U241: A tap on a bar button runs its primary action with the button as the sender, on the screen on top only"
    ) { stage, user in
      let navigation = await stage.show(stage.navigation("A"))
      let (first, second, b) = (stage.barButton("1"), stage.barButton("2"), stage.screen("B"))
      navigation.topViewController?.navigationItem.leftBarButtonItem = first
      stage.expect(user.tap(first) && !user.tap(second))
      stage.expectLog("1,true")
      b.navigationItem.rightBarButtonItems = [second]
      navigation.pushViewController(b, animated: true)
      stage.expect(!user.tap(second), "in a transition")
      await stage.idle()
      stage.log.clear()
      stage.expect(user.tap(second) && !user.tap(first))
      stage.expectLog("2,true")
      second.isEnabled = false
      stage.expect(!user.tap(second))
      second.isEnabled = true
      navigation.isNavigationBarHidden = true
      stage.expect(!user.tap(second))
      navigation.isNavigationBarHidden = false
      await stage.present(stage.screen("C"), on: navigation)
      stage.expect(!user.tap(second), "covered")
      await stage.dismiss(from: navigation)
      stage.expect(user.tap(second))
      let plain = UIBarButtonItem(title: "2", style: .done, target: nil, action: nil)
      b.navigationItem.rightBarButtonItem = plain
      stage.expect(!user.tap(plain) && !user.tap(second), "one without an action")
      b.navigationItem.rightBarButtonItem = b.editButtonItem
      stage.expect(user.tap(b.editButtonItem) && b.isEditing, "the edit button turns the editing mode on")
      stage.expect(user.tap(b.editButtonItem) && !b.isEditing, "and off")
    }
    UIKitFact(
      "U242: The user can use the views of a bar, which are in the window as long as their screen is on top"
    ) { stage, user in
      let navigation = await stage.show(stage.navigation("A"))
      let (segments, toggle) = (UISegmentedControl(items: ["a", "b"]), UISwitch())
      let item = UIBarButtonItem(customView: toggle)
      navigation.topViewController?.navigationItem.titleView = segments
      navigation.topViewController?.navigationItem.rightBarButtonItem = item
      stage.window.layoutIfNeeded()
      stage.expect(user.tap(toggle) && toggle.isOn && !user.tap(item))
      stage.expect(user.tap(segment: 1, of: segments) && segments.selectedSegmentIndex == 1)
      navigation.isNavigationBarHidden = true
      stage.window.layoutIfNeeded()
      stage.expect(!user.tap(toggle))
      navigation.isNavigationBarHidden = false
      @MainActor func push() async -> Weak {
        let (title, b) = (UIView(), stage.screen("B"))
        b.navigationItem.titleView = title
        await stage.push(b, in: navigation)
        stage.window.layoutIfNeeded()
        stage.expect(title.window === stage.window && toggle.window == nil)
        return Weak(title)
      }
      let title = await push()
      stage.expect(user.tapBack())
      await stage.idle()
      stage.window.layoutIfNeeded()
      stage.expect(title.object == nil && toggle.window === stage.window)
    }
    UIKitFact("U243: The user chooses an enabled action in the menu of a bar button") { stage, user in
      let navigation = await stage.show(stage.navigation("A"))
      let actions = ["1", "2", "3"].map { name in
        UIAction(title: name, attributes: name == "3" ? .disabled : []) { _ in stage.log.add(name) }
      }
      let button = UIBarButtonItem(
        title: "More", menu: UIMenu(children: [actions[0], UIMenu(children: [actions[1], actions[2]])]))
      navigation.topViewController?.navigationItem.rightBarButtonItem = button
      stage.expect(!user.tap(button) && !user.choose(UIAction { _ in }, fromMenuOf: button))
      stage.expect(
        user.choose(actions[1], fromMenuOf: button) && !user.choose(actions[2], fromMenuOf: button))
      stage.expectLog("2")
    }
    UIKitFact(
      "U245: A navigation controller without a tab bar item has its root's, and a title changes both items"
    ) { stage in
      let navigation = stage.navigation("A")
      let root = navigation.viewControllers[0]
      let other = stage.screen("B")
      stage.expect(other.tabBarItem.title == "B" && other.navigationItem.title == "B")
      stage.expect(other.tabBarItem === other.tabBarItem && other.tabBarItem.tag == 0)
      other.title = "C"
      stage.expect(other.tabBarItem.title == "C" && other.navigationItem.title == "C")
      root.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 1)
      stage.expect(navigation.tabBarItem === root.tabBarItem && navigation.tabBarItem.tag == 1)
      let item = UITabBarItem(
        title: "Own", image: nil, selectedImage: UIImage(systemName: "plus"))
      navigation.tabBarItem = item
      stage.expect(navigation.tabBarItem === item && root.tabBarItem.title == "Home")
      stage.expect(item.tag == 0 && item.selectedImage != nil)
    }
    UIKitFact(
      "U246: A tab bar controller contains its tabs, and shows one with the callbacks of both, without its delegate's"
    ) { stage in
      stage.expect(
        UITabBarController().viewControllers == nil && UITabBarController().selectedIndex == NSNotFound)
      let (a, b, tabs, delegate) = (stage.screen("A"), stage.screen("B"), UITabBarController(), Delegate())
      tabs.delegate = delegate
      tabs.viewControllers = [a, b]
      let moves = ["A.didMove(parent)", "A.willMove(parent)", "B.didMove(parent)", "B.willMove(parent)"]
      stage.expect(stage.log.entries.sorted(), is: moves)
      await stage.show(tabs)
      stage.expect(tabs.children == [a, b] && b.parent === tabs && b.tabBarController === tabs)
      stage.expect(tabs.selectedIndex == 0 && !b.isViewLoaded, "the first one is selected")
      tabs.selectedIndex = 1
      await stage.idle()
      stage.expectLog(of: "A", "viewWillDisappear viewDidDisappear")
      stage.expectLog(of: "B", "loadView viewDidLoad viewWillAppear viewIsAppearing viewDidAppear")
      stage.expect(
        a.view.window == nil && b.view.window === stage.window && tabs.selectedViewController === b)
      await stage.show(stage.screen("C"))
      tabs.selectedViewController = a
      stage.expectLog("")
      await stage.show(tabs)
      stage.expect(a.view.window === stage.window && b.view.window == nil)
      await stage.present(stage.screen("C"), on: tabs)
      tabs.dismiss(animated: true)
      tabs.selectedViewController = b
      await stage.idle()
      stage.expectLog(of: "A", "viewWillDisappear viewDidDisappear")
      stage.expectLog(of: "B", "viewWillAppear viewIsAppearing viewDidAppear")
      tabs.viewControllers = [b, a]
      stage.expect(tabs.selectedViewController === b, "a tab that new tabs contain stays selected")
      tabs.viewControllers = [a, b]
      tabs.selectedViewController = a
      await stage.idle()
      stage.log.clear()
      tabs.setViewControllers([stage.screen("D"), b], animated: false)
      await stage.idle()
      stage.expect(stage.log.entries.filter { $0.hasPrefix("A.") && $0.hasSuffix("Move(nil)") }.count, is: 2)
      stage.expect(tabs.selectedViewController?.title == "D" && a.parent == nil && a.view.window == nil)
      tabs.viewControllers = []
      stage.expect(tabs.selectedViewController == nil && tabs.children.isEmpty && b.parent == nil)
      stage.expect(delegate.log.entries.isEmpty, "code that selects calls no method of the delegate")
    }
    UIKitFact("U247: A tab bar controller contains stacks, which stay as they are when code selects") {
      stage, user in
      let (tabs, stack) = (UITabBarController(), stage.navigation("A"))
      tabs.viewControllers = [stage.screen("C"), stack]
      await stage.show(tabs)
      tabs.selectedViewController = stack
      await stage.idle()
      await stage.push(stage.screen("B"), in: stack)
      let top = stack.topViewController
      for index in [1, 0, 1] { tabs.selectedIndex = index }
      await stage.idle()
      stage.expect(top?.tabBarController === tabs && top?.navigationController === stack)
      stage.expect(tabs.navigationController == nil && stack.navigationController == nil)
      stage.expect(user.tapBack())
      await stage.idle()
      stage.expect(stage.names(stack.viewControllers), is: "A")
      let tab = Weak(tabs.viewControllers?[0])
      tabs.viewControllers = []
      await stage.idle()
      stage.log.clear()
      stage.expect(tab.object == nil, "it owns its tabs")
    }
  }
}

extension Stage {
  /// Makes a bar button that records its taps, and whether it is the sender.
  fileprivate func barButton(_ name: String) -> UIBarButtonItem {
    UIBarButtonItem(
      primaryAction: UIAction(title: name) { [log] in log.add("\(name),\($0.sender is UIBarButtonItem)") })
  }
}
