import Foundation
import HeadlessUIKit
import Testing
import QuartetUIKitFacts

/// Text fields and text views.
struct TextTests {
  let stage = Stage()
  let log = Log()
  let delegate: Delegate
  let field = UITextField()
  let textView = UITextView()

  init() {
    delegate = Delegate(log)
    field.delegate = delegate
    textView.delegate = delegate
    let events: [(UIControl.Event, String)] = [
      (.editingDidBegin, "began"), (.editingChanged, "changed"), (.editingDidEnd, "ended"),
    ]
    for (event, name) in events {
      field.addAction(UIAction { [log] _ in log.add(name) }, for: event)
    }
    stage.root.view.addSubview(field)
    stage.root.view.addSubview(textView)
  }

  // Apple, UITextFieldDelegate and UITextViewDelegate.
  @Test func `Typing calls the delegate and sends events in order`() {
    // The range is in UTF-16 code units.
    field.text = "👍"
    #expect(stage.headless.type("two", into: field))
    #expect(log.take() == "shouldBegin didBegin began shouldChange(0,2,two) changed")
    #expect(field.text == "two" && field.isEditing && field.isFirstResponder)
    #expect(stage.headless.type("three", into: field))
    #expect(log.take() == "shouldChange(0,3,three) changed")
    #expect(stage.headless.type("text", into: textView))
    #expect(
      log.take()
        == "shouldBegin shouldEnd didEnd ended didBegin shouldChange(0,0,text) didChange(text)")
    #expect(!field.isEditing && textView.isFirstResponder)
  }

  @Test(arguments: [false, true])
  func `A field has no line breaks, and a text view keeps them`(removes: Bool) {
    stage.headless.unspecifiedBehavior.textFieldsRemoveLineBreaks = removes
    field.text = "ab"
    #expect(stage.headless.replace(NSRange(location: 1, length: 0), with: "1\r\n2\n", in: field))
    #expect(field.text == (removes ? "a12b" : "a1 2 b"))
    #expect(stage.headless.type("1\n2", into: textView) && textView.text == "1\n2")
    #expect(!stage.headless.replace(NSRange(location: 0, length: 1), with: "", in: UITextField()))
  }

  @Test func `Nothing is typed into a field that is disabled when editing begins`() {
    field.addAction(UIAction { [field] _ in field.isEnabled = false }, for: .editingDidBegin)
    #expect(!stage.headless.type("one", into: field) && field.text == "")
  }

  @Test func `Deleting all text is a change, except in an empty field`() {
    #expect(stage.headless.type("", into: field))
    #expect(log.take() == "shouldBegin didBegin began")
    field.text = "1"
    #expect(stage.headless.type("", into: field))
    #expect(log.take() == "shouldChange(0,1,) changed")
    textView.text = "1"
    #expect(stage.headless.type("", into: textView))
    #expect(stage.headless.type("", into: textView))
    #expect(log.entries.suffix(3) == ["didBegin", "shouldChange(0,1,)", "didChange()"])
  }

  @Test func `A delegate can prevent the beginning, a change and the end of editing`() {
    delegate.answers["shouldBegin"] = false
    #expect(!stage.headless.type("no", into: field) && !stage.headless.type("no", into: textView))
    delegate.answers["shouldBegin"] = true
    delegate.answers["shouldChange"] = false
    #expect(stage.headless.type("no", into: field))
    #expect(field.text == "")
    delegate.answers["shouldEnd"] = false
    #expect(!stage.headless.type("no", into: textView))
    #expect(field.isEditing)
    delegate.answers["shouldEnd"] = true
    #expect(stage.headless.type("no", into: textView))
    #expect(textView.text == "")
    #expect(!log.entries.contains { $0 == "changed" || $0.hasPrefix("didChange") })
  }

  @Test func `A text that is disabled, not editable or covered cannot be edited`() {
    field.isEnabled = false
    textView.isEditable = false
    #expect(!stage.headless.type("no", into: field) && !stage.headless.type("no", into: textView))
    field.isEnabled = true
    textView.isEditable = true
    stage.present(stage.screen("B"))
    #expect(!stage.headless.type("no", into: field) && !stage.headless.type("no", into: textView))
    #expect(log.take() == "")
  }

  @Test func `A text view can refuse to end editing, except when it leaves the window`() {
    #expect(textView.resignFirstResponder())
    #expect(stage.headless.type("1", into: textView))
    log.clear()
    delegate.answers["shouldEnd"] = false
    #expect(!textView.resignFirstResponder() && textView.isFirstResponder)
    delegate.answers["shouldEnd"] = true
    #expect(textView.resignFirstResponder() && !textView.isFirstResponder)
    #expect(log.take() == "shouldEnd shouldEnd didEnd")
    #expect(textView.becomeFirstResponder())
    textView.removeFromSuperview()
    #expect(log.take() == "shouldBegin didBegin didEnd" && stage.headless.firstResponder == nil)
  }

  @Test func `A tap on a field begins editing and sends its events`() {
    field.addAction(UIAction { [log] _ in log.add("tapped") }, for: .touchUpInside)
    #expect(stage.headless.tap(field) && field.isEditing)
    #expect(log.take() == "shouldBegin didBegin began tapped")
  }

  // Test failure messages use reflection, which must not show a password.
  @Test func `Reflection does not show a field's text`() {
    field.text = "secret"
    var dumped = ""
    dump(field, to: &dumped)
    dump(stage.root, to: &dumped)
    #expect(!dumped.contains("secret"))
    let boxes = Mirror(reflecting: field).children.filter { $0.label == "box" }
    #expect(boxes.map { "\($0.value) \(String(reflecting: $0.value))" } == ["••• •••"])
    #expect(!String(reflecting: field).contains("secret"))
    #expect(!"\(field) \(Mirror(reflecting: field).children.map { "\($0)" })".contains("secret"))
  }
}
