import PortableUIKit

nonisolated extension UIKitFact {
  /// Controls and texts.
  static let control: [UIKitFact] = [
    UIKitFact(
      "U59",
      "sendActions runs the actions of the given event only, also when the control is disabled or hidden",
      source: "Apple, sendActions(for:) and isEnabled"
    ) { stage in
      let button = UIButton(type: .system)
      for (event, name) in [(UIControl.Event.touchUpInside, "up"), (.valueChanged, "value")] {
        button.addAction(UIAction { _ in stage.log.add(name) }, for: event)
      }
      button.isEnabled = false
      button.isHidden = true
      stage.expect(button.state == .disabled, "its state is disabled")
      button.sendActions(for: .touchUpInside)
      stage.expectLog("up")
    },
    UIKitFact(
      "U60", "An action replaces one with the same identifier, and actions without one are different",
      source: "Apple, UIControl.h: addAction"
    ) { stage in
      let control = UIControl()
      let actions = ["1", "2", "3", "4"].map { name in
        UIAction(identifier: name < "3" ? .init("a") : nil) { _ in stage.log.add(name) }
      }
      for index in [0, 2, 3, 1] { control.addAction(actions[index], for: .valueChanged) }
      control.sendActions(for: .valueChanged)
      stage.expect(stage.log.take().split(separator: " ").sorted(), is: ["2", "3", "4"])
      control.removeAction(actions[2], for: .valueChanged)
      control.sendActions(for: .valueChanged)
      stage.expect(stage.log.take().split(separator: " ").sorted(), is: ["2", "4"])
    },
    UIKitFact(
      "U61", "sendAction is called for each action, and an action has its sender while it runs",
      source: "Apple, sendAction(_:) and sender"
    ) { stage in
      final class Quiet: UIControl {
        var runs = true
        override func sendAction(_ action: UIAction) {
          if runs { super.sendAction(action) }
        }
      }
      let control = Quiet()
      var senders: [Bool] = []
      control.addAction(
        UIAction { [unowned control] in senders.append($0.sender as? Quiet === control) }, for: .touchUpInside
      )
      control.sendActions(for: .touchUpInside)
      control.runs = false
      control.sendActions(for: .touchUpInside)
      stage.expect(senders, is: [true])
    },
    UIKitFact(
      "U64", "Setting a text by code sends no event and calls no delegate",
      source: "Apple, textViewDidChange(_:); for fields, Stack Overflow"
    ) { stage in
      let (field, textView, delegate) = (UITextField(), UITextView(), stage.delegate)
      field.delegate = delegate
      textView.delegate = delegate
      field.addAction(UIAction { _ in stage.log.add("changed") }, for: .allEditingEvents)
      field.text = "code"
      textView.text = "code"
      stage.expectLog("")
      field.text = nil
      textView.text = nil
      stage.expect([field.text, textView.text], is: ["", ""], "the texts after setting nil")
    },
    UIKitFact(
      "U65", "A field that becomes and resigns first responder calls its delegate and sends events in order",
      source: "Apple, UITextFieldDelegate"
    ) { stage in
      let (field, delegate) = await stage.showField()
      stage.expect(field.becomeFirstResponder() && field.isEditing, "it becomes first responder")
      stage.expectLog("shouldBegin didBegin began")
      delegate.answers["shouldEnd"] = false
      stage.expect(!field.resignFirstResponder() && field.isEditing, "the delegate prevents the end")
      stage.expectLog("shouldEnd")
      delegate.answers["shouldEnd"] = true
      stage.expect(field.resignFirstResponder() && !field.isEditing, "it resigns")
      stage.expectLog("shouldEnd didEnd ended")
    },
    UIKitFact(
      "U66", "A forced endEditing and leaving the window end editing, whatever the delegate returns",
      source: "Apple, UITextField.h: textFieldDidEndEditing"
    ) { stage in
      let (field, delegate) = await stage.showField()
      field.becomeFirstResponder()
      delegate.answers["shouldEnd"] = false
      stage.expect(!(field.superview?.endEditing(false) ?? true) && field.isEditing)
      field.superview?.endEditing(true)
      stage.expect(
        !field.isEditing && stage.log.entries.suffix(2) == ["didEnd", "ended"], "endEditing(true) ends it")
      field.becomeFirstResponder()
      stage.log.clear()
      field.removeFromSuperview()
      stage.expect(!field.isEditing && stage.log.entries.contains("didEnd"), "leaving the window ends it")
    },
    UIKitFact(
      "U83", "textFieldDidEndEditing with a reason is called in place of the method without one",
      source: "Apple, UITextField.h"
    ) { stage in
      final class ReasonDelegate: NSObject, UITextFieldDelegate {
        var calls: [String] = []
        func textFieldDidEndEditing(_ textField: UITextField) { calls.append("without") }
        func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
          calls.append("with")
        }
      }
      let (field, recording) = await stage.showField()
      let delegate = ReasonDelegate()
      field.delegate = delegate
      field.becomeFirstResponder()
      field.resignFirstResponder()
      stage.expect(delegate.calls, is: ["with"])
    },
  ]
}

extension Stage {
  /// Shows a field that records its delegate's calls and its events.
  fileprivate func showField() async -> (UITextField, Delegate) {
    let field = UITextField()
    field.delegate = delegate
    for (event, name) in [(UIControl.Event.editingDidBegin, "began"), (.editingDidEnd, "ended")] {
      field.addAction(UIAction { [log] _ in log.add(name) }, for: event)
    }
    await show(screen("A")).view.addSubview(field)
    return (field, delegate)
  }
}
