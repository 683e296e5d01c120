import PortableUIKit

nonisolated extension UIKitFact {
  /// Typing into fields and text views.
  @FactList static var typing: [UIKitFact] {
    UIKitFact(
      "U191: Typing begins editing, asks the delegate for each change and sends events, in this order"
    ) { stage, user in
      let (field, textView, _) = await stage.showTexts()
      // The range is in UTF-16 code units.
      field.text = "👍"
      stage.expect(user.type("two", into: field))
      stage.expectLog("shouldBegin didBegin began shouldChange(0,2,two) changed")
      stage.expect(field.text == "two" && field.isEditing && field.isFirstResponder)
      stage.expect(user.type("three", into: field))
      stage.expectLog("shouldChange(0,3,three) changed")
      stage.expect(user.replace(NSRange(location: 3, length: 2), with: "", in: field))
      stage.expectLog("shouldChange(3,2,) changed")
      stage.expect(field.text, is: "thr")
      stage.expect(user.type("t", into: textView) && !field.isEditing && textView.isFirstResponder)
      stage.expectLog("shouldBegin shouldEnd didEnd ended didBegin shouldChange(0,0,t) didChange(t)")
      stage.expect(user.type("", into: textView) && user.type("", into: textView))
      stage.expectLog("shouldChange(0,1,) didChange()")
      stage.expect(textView.resignFirstResponder() && stage.log.take() == "shouldEnd didEnd")
    }
    UIKitFact(
      "U192: The delegate can prevent the beginning, a change and the end of editing; a disabled or covered text has none"
    ) { stage, user in
      let (field, textView, delegate) = await stage.showTexts()
      delegate.answers["shouldBegin"] = false
      stage.expect(!user.type("no", into: field) && !user.type("no", into: textView))
      delegate.answers["shouldBegin"] = true
      delegate.answers["shouldChange"] = false
      stage.expect(user.type("no", into: field) && field.text == "")
      delegate.answers["shouldEnd"] = false
      stage.expect(!user.type("no", into: textView) && field.isEditing)
      delegate.answers["shouldEnd"] = true
      stage.expect(user.type("no", into: textView) && textView.text == "")
      stage.expect(!stage.log.entries.contains { $0 == "changed" || $0.hasPrefix("didChange") })
      stage.log.clear()
      delegate.answers["shouldEnd"] = false
      stage.expect(!textView.resignFirstResponder() && textView.isFirstResponder)
      textView.removeFromSuperview()
      stage.expectLog("shouldEnd didEnd")
      guard let root = stage.window.rootViewController else { return }
      root.view.addSubview(textView)
      (field.isEnabled, textView.isEditable) = (false, false)
      stage.expect(!user.type("no", into: field) && !user.type("no", into: textView))
      (field.isEnabled, textView.isEditable) = (true, true)
      await stage.present(stage.screen("B"), on: root)
      stage.expect(!user.type("no", into: field) && !user.type("no", into: textView), "covered")
      stage.expectLog("")
      await stage.dismiss(from: root)
      field.addAction(UIAction { [unowned field] _ in field.isEnabled = false }, for: .editingDidBegin)
      stage.expect(!user.type("one", into: field) && field.text == "", "disabled when editing begins")
    }
    UIKitFact("U194: The first change of a secure field that is edited again clears it") { stage, user in
      let (field, textView, _) = await stage.showTexts()
      let (end, last) = (NSRange(location: 6, length: 0), NSRange(location: 5, length: 1))
      field.isSecureTextEntry = true
      for (range, typed, text) in [(end, "x", "x"), (last, "", "")] {
        user.type("", into: field)
        user.type("secret", into: field)
        user.type("other", into: textView)
        stage.log.clear()
        stage.expect(user.replace(range, with: typed, in: field))
        stage.expect(field.text, is: text)
        stage.expect(
          stage.log.entries.contains("shouldChange(\(range.location),\(range.length),\(typed))"),
          "the delegate sees one character")
      }
      user.type("ab", into: field)
      stage.expect(user.replace(NSRange(location: 2, length: 0), with: "c", in: field) && field.text == "abc")
      field.isSecureTextEntry = false
      user.type("other", into: textView)
      stage.expect(
        user.replace(NSRange(location: 3, length: 0), with: "d", in: field) && field.text == "abcd")
    }
    UIKitFact("U284: AutoFill fills in a field that is not edited, without asking its delegate") {
      stage, user in
      let (field, textView, delegate) = await stage.showTexts()
      user.type("other", into: textView)
      stage.log.clear()
      delegate.answers["shouldChange"] = false
      for text in ["secret", "other"] {
        stage.expect(user.autoFill(text, into: field) && field.text == text && !field.isEditing)
        stage.expectLog("changed")
      }
      field.isEnabled = false
      stage.expect(!user.autoFill("no", into: field) && field.text == "other", "disabled")
    }
    UIKitFact("U160: A line break that is pasted into a UITextField is removed or becomes a space") {
      stage, user in
      let (field, textView, _) = await stage.showTexts()
      field.text = "ab"
      stage.expect(user.replace(NSRange(location: 1, length: 0), with: "1\r\n2\n", in: field))
      stage.expect(["a12b", "a1 2 b"].contains(field.text))
      stage.expect(user.type("1\n2", into: textView) && textView.text == "1\n2", "a text view keeps them")
      stage.expect(!user.replace(NSRange(location: 0, length: 1), with: "", in: UITextField()))
    }
    UIKitFact(
      "U195: Return asks the delegate, and ends the editing if there is an action for editingDidEndOnExit"
    ) { stage, user in
      let (field, _, delegate) = await stage.showTexts()
      field.addAction(UIAction { _ in stage.log.add("primary") }, for: .primaryActionTriggered)
      field.becomeFirstResponder()
      stage.log.clear()
      stage.expect(user.pressReturn(in: field) && field.isFirstResponder)
      stage.expectLog("shouldReturn primary")
      delegate.answers["shouldReturn"] = false
      stage.expect(user.pressReturn(in: field))
      stage.expectLog("shouldReturn")
      delegate.answers["shouldReturn"] = true
      field.addAction(UIAction { _ in stage.log.add("exit") }, for: .editingDidEndOnExit)
      stage.expect(user.pressReturn(in: field) && !field.isFirstResponder)
      stage.expectLog("shouldReturn exit primary shouldEnd didEnd ended")
      field.delegate = nil
      stage.expect(user.pressReturn(in: field) && stage.log.entries.contains("primary"), "without a delegate")
    }
    UIKitFact("U196: A number pad has no Return key, and an empty field that needs text disables it") {
      stage, user in
      let (field, _, _) = await stage.showTexts()
      for type in [UIKeyboardType.phonePad, .numberPad, .decimalPad, .asciiCapableNumberPad] {
        field.keyboardType = type
        stage.expect(!user.pressReturn(in: field))
      }
      field.keyboardType = .emailAddress
      field.enablesReturnKeyAutomatically = true
      stage.expect(!user.pressReturn(in: field))
      field.text = "a"
      stage.expect(user.pressReturn(in: field))
      field.isEnabled = false
      stage.expect(!user.pressReturn(in: field))
    }
    UIKitFact("U197: The user can type into the fields of an alert") { stage, user in
      let alert = UIAlertController(title: "Name", message: "Yours", preferredStyle: .alert)
      stage.expect(alert.textFields == nil && alert.message == "Yours" && alert.preferredStyle == .alert)
      alert.addTextField { $0.placeholder = "Your name" }
      await stage.present(alert, on: await stage.show(stage.screen("A")), as: .custom)
      stage.expect(alert.textFields?.first.map { user.type("Ada", into: $0) } == true)
      stage.expect(
        alert.textFields?.first?.text == "Ada" && alert.textFields?.first?.placeholder == "Your name")
    }
    UIKitFact(
      "U198: A view in a window can become first responder, also before the window is shown; one without cannot"
    ) { stage in
      let (field, other, a) = (UITextField(), UITextField(), stage.screen("A"))
      a.view.addSubview(field)
      stage.expect(!field.becomeFirstResponder() && field.next === a.view)
      stage.window.addSubview(other)
      stage.expect(other.becomeFirstResponder() && other.isFirstResponder)
      other.removeFromSuperview()
      stage.expect(!other.isFirstResponder)
      await stage.show(a)
      field.isEnabled = false
      stage.expect(!field.becomeFirstResponder() && !field.isEditing, "disabled")
      field.isEnabled = true
      stage.expect(field.becomeFirstResponder() && field.becomeFirstResponder())
      (field.inputView, field.inputAccessoryView) = (a.view, other)
      stage.expect(field.inputView === a.view && field.inputAccessoryView === other)
      (field.inputView, field.inputAccessoryView) = (nil, nil)
      let text = UITextView()
      (text.inputView, text.inputAccessoryView) = (other, a.view)
      stage.expect(text.inputView === other && text.inputAccessoryView === a.view)
      (text.inputView, text.inputAccessoryView) = (nil, nil)
      a.view.addSubview(text)
      stage.expect(text.becomeFirstResponder() && !field.isFirstResponder && text.resignFirstResponder())
      stage.expect(!text.isFirstResponder && text.resignFirstResponder())
    }
    UIKitFact("U199: A presented controller can become first responder, and the window does not own it") {
      stage in
      final class Responder: UIViewController {
        override var canBecomeFirstResponder: Bool { true }
      }
      let a = await stage.show(stage.screen("A"))
      stage.expect(!a.becomeFirstResponder(), "false by default")
      @MainActor func present() async -> Weak {
        let responder = Responder()
        await stage.present(responder, on: a)
        stage.expect(responder.resignFirstResponder() && !responder.isFirstResponder)
        for _ in 0..<2 { stage.expect(responder.becomeFirstResponder() && responder.isFirstResponder) }
        stage.expect(responder.resignFirstResponder() && !responder.isFirstResponder)
        responder.becomeFirstResponder()
        return Weak(responder)
      }
      let responder = await present()
      await stage.dismiss(from: a)
      stage.expect(responder.object == nil)
    }
  }
}

extension Stage {
  /// Shows a field and a text view that record their delegate's calls and the field's events.
  func showTexts() async -> (UITextField, UITextView, Delegate) {
    let (field, textView, delegate) = (UITextField(), UITextView(), self.delegate)
    (field.delegate, textView.delegate) = (delegate, delegate)
    for (event, name) in [
      (UIControl.Event.editingDidBegin, "began"), (.editingChanged, "changed"), (.editingDidEnd, "ended"),
    ] { field.addAction(UIAction { [log] _ in log.add(name) }, for: event) }
    let a = await show(screen("A"))
    a.view.addSubview(field)
    a.view.addSubview(textView)
    return (field, textView, delegate)
  }
}
