import PortableUIKit

nonisolated extension UIKitFact {
  /// Navigation bars and their items.
  @FactList static var bar: [UIKitFact] {
    UIKitFact(
      "U101: A bar button item takes the title and the image of its primary action, and keeps them without it"
    ) { stage in
      let item = UIBarButtonItem(
        primaryAction: UIAction(title: "Add", image: UIImage(systemName: "plus")) { _ in })
      stage.expect(item.title, is: "Add")
      stage.expect(item.image == UIImage(systemName: "plus"), "it has the action's image")
      item.primaryAction = nil
      stage.expect(item.title == "Add" && item.image != nil, "it keeps both")
      let system = UIBarButtonItem(systemItem: .add, primaryAction: UIAction(title: "Add") { _ in })
      stage.expect(system.title, is: nil, "an item of the system")
      let (menu, plain) = (UIMenu(), UIBarButtonItem(title: "P", style: .done, target: nil, action: nil))
      let given = UIBarButtonItem(title: "T", image: UIImage(systemName: "plus"), menu: menu)
      stage.expect(given.title == "T" && given.image != nil && given.menu === menu && plain.title == "P")
      stage.expect(plain.style == .done && UIBarButtonItem(systemItem: .add, menu: menu).menu === menu)
    }
    UIKitFact("U103: A navigation item's single item is the first of its side, which setting it replaces") {
      stage in
      let (item, first, second) = (UINavigationItem(title: "A"), UIBarButtonItem(), UIBarButtonItem())
      item.rightBarButtonItems = [first, second]
      stage.expect(item.rightBarButtonItem === first, "it is the first")
      item.rightBarButtonItem = second
      stage.expect(item.rightBarButtonItems == [second, first], "one that is there moves to the front")
      item.rightBarButtonItem = nil
      stage.expect(item.rightBarButtonItems == [first], "nil removes the first")
      item.setLeftBarButtonItems([first, second], animated: false)
      item.setRightBarButtonItems([second, first], animated: false)
      stage.expect(item.leftBarButtonItems == [first, second] && item.rightBarButtonItem === second)
      item.setLeftBarButton(nil, animated: false)
      item.setRightBarButton(UIBarButtonItem(), animated: false)
      item.setHidesBackButton(true, animated: false)
      stage.expect(item.leftBarButtonItem === second && item.rightBarButtonItems?.last === first)
      stage.expect(item.hidesBackButton && item.rightBarButtonItems?.count == 2)
      stage.expect(item.rightBarButtonItem !== second, "one that is replaced")
    }
    UIKitFact("U104: A bar shows the item of the controller on top, with its title view and its custom views")
    { stage in
      let (navigation, tabs) = (stage.navigation("A", "B"), UITabBarController())
      tabs.viewControllers = [navigation]
      await stage.show(tabs)
      let (title, custom) = (UIView(), UIView())
      navigation.topViewController?.navigationItem.titleView = title
      navigation.topViewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: custom)
      stage.window.layoutIfNeeded()
      let bar = navigation.navigationBar
      stage.expect(bar.topItem === navigation.topViewController?.navigationItem, "its top item")
      stage.expect(title.isDescendant(of: bar) && custom.isDescendant(of: bar), "the views are in the bar")
      navigation.popViewController(animated: false)
      await stage.idle()
      stage.window.layoutIfNeeded()
      stage.expect(!title.isDescendant(of: bar), "they leave with the controller")
      let (own, item) = (UINavigationBar(), UINavigationItem(title: "Own"))
      (item.titleView, own.items) = (title, [item])
      own.layoutIfNeeded()
      stage.expect(own.topItem === item && title.isDescendant(of: own), "a bar without a controller")
    }
  }
}
