import Foundation
import HeadlessUIKit
import Testing

/// Text fields and text views.
struct TextTests {
  final class Delegate: NSObject, UITextFieldDelegate, UITextViewDelegate {
    let log: Log
    var begins = true
    var changes = true
    var ends = true

    init(_ log: Log) { self.log = log }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      log.add("shouldBegin")
      return begins
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { log.add("didBegin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      log.add("shouldEnd")
      return ends
    }
    func textFieldDidEndEditing(_ textField: UITextField) { log.add("didEnd") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      log.add("shouldChange \(range.location) \(range.length) \(string)")
      return changes
    }
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
      log.add("shouldBegin")
      return begins
    }
    func textViewDidBeginEditing(_ textView: UITextView) { log.add("didBegin") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
      log.add("shouldEnd")
      return ends
    }
    func textViewDidEndEditing(_ textView: UITextView) { log.add("didEnd") }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      log.add("shouldChange \(range.location) \(range.length) \(text)")
      return changes
    }
    func textViewDidChange(_ textView: UITextView) { log.add("didChange \(textView.text ?? "")") }
  }

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
    for (event, name) in events { field.addAction(UIAction { [log] _ in log.add(name) }, for: event) }
    stage.root.view.addSubview(field)
    stage.root.view.addSubview(textView)
  }

  // Third parties: setting text in code sends no event. Apple, textViewDidChange(_:): not for code.
  @Test func `setting text sends nothing`() {
    field.text = "code"
    textView.text = "code"
    #expect(log.take() == [])
    field.text = nil
    textView.text = nil
    #expect(field.text == "" && textView.text == "")
  }

  // Apple, UITextFieldDelegate: asked, first responder, told; asked, changed, told.
  @Test func `typing into a field asks and tells in order`() {
    field.text = "é1"
    #expect(stage.hands.type("two", into: field))
    #expect(log.take() == ["shouldBegin", "didBegin", "began", "shouldChange 0 2 two", "changed"])
    #expect(field.text == "two" && field.isEditing && field.isFirstResponder)
    #expect(stage.hands.type("three", into: field))
    #expect(log.take() == ["shouldChange 0 3 three", "changed"])
    #expect(stage.hands.type("text", into: textView))
    #expect(
      log.take() == [
        "shouldBegin", "shouldEnd", "didEnd", "ended", "didBegin", "shouldChange 0 0 text", "didChange text",
      ])
    #expect(!field.isEditing && textView.isFirstResponder)
  }

  @Test func `emptying a text is a change, and emptying an empty one is none`() {
    #expect(stage.hands.type("", into: field))
    #expect(log.take() == ["shouldBegin", "didBegin", "began"])
    field.text = "1"
    #expect(stage.hands.type("", into: field))
    #expect(log.take() == ["shouldChange 0 1 ", "changed"])
    textView.text = "1"
    #expect(stage.hands.type("", into: textView))
    #expect(stage.hands.type("", into: textView))
    #expect(log.take().suffix(3) == ["didBegin", "shouldChange 0 1 ", "didChange "])
  }

  @Test func `delegates can refuse to begin, to change and to end`() {
    delegate.begins = false
    #expect(!stage.hands.type("no", into: field))
    #expect(!stage.hands.type("no", into: textView))
    delegate.begins = true
    delegate.changes = false
    #expect(stage.hands.type("no", into: field))
    #expect(field.text == "")
    delegate.ends = false
    #expect(!stage.hands.type("no", into: textView))
    #expect(field.isEditing)
    delegate.ends = true
    #expect(stage.hands.type("no", into: textView))
    #expect(textView.text == "")
    #expect(!log.lines.contains("changed") && !log.lines.contains { $0.hasPrefix("didChange") })
  }

  @Test func `what is disabled, not editable or covered can not be typed into`() {
    field.isEnabled = false
    textView.isEditable = false
    #expect(!stage.hands.type("no", into: field))
    #expect(!stage.hands.type("no", into: textView))
    field.isEnabled = true
    textView.isEditable = true
    stage.present(stage.screen("B"))
    #expect(!stage.hands.type("no", into: field))
    #expect(!stage.hands.type("no", into: textView))
    #expect(log.take() == [])
  }

  // Apple, UITextField.h: didEndEditing may be called even if shouldEnd said no, when forced.
  @Test func `leaving the window ends editing without asking`() {
    stage.hands.type("text", into: field)
    delegate.ends = false
    _ = log.take()
    field.removeFromSuperview()
    #expect(log.take() == ["didEnd", "ended"])
    #expect(!field.isEditing)
  }

  @Test func `endEditing asks unless it is forced`() {
    stage.hands.tap(field)
    #expect(field.isEditing)
    delegate.ends = false
    #expect(!stage.root.view.endEditing(false))
    #expect(field.isEditing)
    #expect(stage.root.view.endEditing(true))
    #expect(!field.isEditing)
    #expect(stage.root.view.endEditing(false))
  }

  // A password must not leak through reflection, which every failure message of a test uses.
  @Test func `a field's text shows in no mirror and no dump`() {
    field.text = "secret"
    var dumped = ""
    dump(field, to: &dumped)
    #expect(!dumped.contains("secret") && dumped.contains("•••"))
    #expect(!String(reflecting: field).contains("secret"))
    #expect(!"\(field) \(Mirror(reflecting: field).children.map { "\($0)" })".contains("secret"))
    var deep = ""
    dump(stage.root, to: &deep)
    #expect(!deep.contains("secret"))
  }

  @Test func `fields start as UIKit's do`() {
    #expect(field.text == "" && field.placeholder == nil && !field.isSecureTextEntry)
    #expect(field.keyboardType == .default && field.textContentType == nil)
    #expect(field.autocapitalizationType == .sentences && field.autocorrectionType == .default)
    #expect(field.borderStyle == .none && textView.isEditable)
  }
}
