import PortableUIKit

nonisolated extension UIKitFact {
  /// Tab bars, the first responder of a covered screen, and popovers.
  static let tabBar: [UIKitFact] = [
    UIKitFact(
      "U152", "Code that selects a tab calls no delegate and pops no stack",
      source: "Apple, tabBarController(_:didSelect:): only for taps"
    ) { stage in
      let (tabs, stack) = (UITabBarController(), stage.navigation("A", "B"))
      let delegate = TabDelegate(stage.log)
      tabs.viewControllers = [stack, stage.screen("C")]
      tabs.delegate = delegate
      await stage.show(tabs)
      for index in [0, 1, 0] { tabs.selectedIndex = index }
      await stage.idle()
      stage.expect(stage.names(stack.viewControllers), is: "A B")
      stage.expect(!stage.log.take().contains("select"), "the delegate is not called")
    },
    UIKitFact(
      "U154", "After a pop, the field is edited again that was edited before the push",
      source: "Automattic/simplenote-ios#600, #607 and #616"
    ) { stage in
      let navigation = await stage.show(stage.navigation("A"))
      let field = UITextField(frame: CGRect(x: 20, y: 200, width: 100, height: 40))
      navigation.topViewController?.view.addSubview(field)
      field.becomeFirstResponder()
      await stage.push(stage.screen("B"), in: navigation)
      stage.expect(!field.isFirstResponder, "the push ends the editing")
      await stage.pop(navigation)
      stage.expect(field.isFirstResponder, "the pop begins it again")
    },
    UIKitFact(
      "U155", "An action sheet whose popover has an anchor can be presented on every device",
      source: "Apple, UIAlertController; the exception without one: SDCAlertView#306, turbo-ios#193"
    ) { stage in
      let a = await stage.show(stage.screen("A"))
      let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
      sheet.popoverPresentationController?.sourceView = a.view
      sheet.popoverPresentationController?.sourceRect = CGRect(x: 10, y: 10, width: 10, height: 10)
      await stage.present(sheet, on: a)
      stage.expect(a.presentedViewController === sheet, "it is presented")
      let item = UIBarButtonItem()
      sheet.popoverPresentationController?.barButtonItem = item
      stage.expect(sheet.popoverPresentationController?.sourceItem === item)
    },
  ]
}
