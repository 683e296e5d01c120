import PortableUIKit

nonisolated extension UIKitFact {
  /// Controls and texts.
  @FactList static var control: [UIKitFact] {
    UIKitFact(
      "U60: sendActions runs each action of an event, also of a disabled control; one of an identifier replaces another"
    ) { stage in
      let control = UIControl()
      let actions = ["1", "2", "3", "4"].map { name in
        UIAction(identifier: name < "3" ? .init("a") : nil) { _ in stage.log.add(name) }
      }
      (control.isEnabled, control.isHidden) = (false, true)
      stage.expect(control.state, is: .disabled)
      for index in [0, 2, 3] { control.addAction(actions[index], for: .valueChanged) }
      for index in [1, 3] { control.addAction(actions[index], for: .editingChanged) }
      @MainActor func expect(_ names: String, for events: UIControl.Event) {
        control.sendActions(for: events)
        stage.expect(stage.log.take().split(separator: " ").sorted().joined(), is: names)
      }
      expect("234", for: .valueChanged)
      expect("24", for: .editingChanged)
      expect("234", for: [.valueChanged, .editingChanged, .touchDown])
      control.removeAction(actions[2], for: [.valueChanged, .touchDown])
      control.removeAction(identifiedBy: .init("a"), for: .valueChanged)
      expect("4", for: .valueChanged)
      expect("24", for: .editingChanged)
      control.removeAction(actions[3], for: .allEvents)
      expect("2", for: .allEvents)
    }
    UIKitFact("U61: A control runs each action with sendAction, and an action has its sender while it runs") {
      stage in
      final class Quiet: UIControl {
        var runs = true
        override func sendAction(_ action: UIAction) {
          if runs { super.sendAction(action) }
        }
      }
      let (control, item) = (Quiet(), UIBarButtonItem())
      let action = UIAction(
        title: "Sort", discoverabilityTitle: "Sort all", attributes: .disabled, state: .on
      ) {
        stage.log.add($0.sender is Quiet ? "control" : $0.sender is UIBarButtonItem ? "item" : "none")
      }
      control.addAction(action, for: .touchUpInside)
      control.sendActions(for: .touchUpInside)
      control.runs = false
      control.sendActions(for: .touchUpInside)
      action.performWithSender(item, target: nil)
      stage.expectLog("control item")
      stage.expect(action.sender == nil && action.discoverabilityTitle == "Sort all")
      stage.expect(action.state == .on && action.attributes == .disabled, "its state and attributes")
      (action.title, action.image) = ("Order", UIImage(systemName: "plus"))
      stage.expect(action.title == "Order" && action.image != nil)
      stage.expect(UIMenu(children: [action]).children == [action], "a menu's children")
    }
    UIKitFact(
      "U65: A field that becomes and resigns first responder calls its delegate and sends events; a forced end needs no consent"
    ) { stage in
      let (field, text, delegate) = await stage.showTexts()
      stage.expect(field.becomeFirstResponder() && field.isEditing, "it becomes first responder")
      stage.expectLog("shouldBegin didBegin began")
      delegate.answers["shouldEnd"] = false
      stage.expect(!field.resignFirstResponder() && field.isEditing, "the delegate prevents the end")
      stage.expect(field.superview?.endEditing(false) == false && field.isEditing)
      stage.expect(field.superview?.endEditing(true) == true && !field.isEditing)
      stage.expect(stage.log.take().hasSuffix("didEnd ended"))
      stage.expect(text.becomeFirstResponder() && text.superview?.endEditing(true) == true)
      stage.expect(!text.isFirstResponder && text.superview?.endEditing(false) == true)
      delegate.answers["shouldEnd"] = true
      stage.expect(field.becomeFirstResponder() && field.resignFirstResponder() && !field.isEditing)
      stage.expect(
        stage.log.entries.suffix(3) == ["shouldEnd", "didEnd", "ended"] && field.resignFirstResponder())
      field.becomeFirstResponder()
      stage.log.clear()
      field.removeFromSuperview()
      stage.expect(stage.log.take().hasSuffix("didEnd ended"))
    }
    UIKitFact("U83: textFieldDidEndEditing with a reason is called in place of the method without one") {
      stage in
      final class ReasonDelegate: NSObject, UITextFieldDelegate {
        var calls: [String] = []
        func textFieldDidEndEditing(_ textField: UITextField) { calls.append("without") }
        func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
          calls.append("with")
        }
      }
      let (field, delegate) = (await stage.showTexts().0, ReasonDelegate())
      field.delegate = delegate
      field.becomeFirstResponder()
      field.resignFirstResponder()
      stage.expect(delegate.calls, is: ["with"])
    }
  }
}
