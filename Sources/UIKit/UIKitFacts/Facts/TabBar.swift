import PortableUIKit

nonisolated extension UIKitFact {
  /// Tab bars, the first responder of a covered screen, and popovers.
  static let tabBar: [UIKitFact] = [
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
      stage.expect(a.popoverPresentationController == nil, "of another style")
    },
  ]
}
