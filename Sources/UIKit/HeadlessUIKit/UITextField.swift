public import Foundation

/// A single line of editable text.
///
/// Apple, UITextField.h. Reflection and `dump` do not show the text, which may be a password.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInputTraits, UIContentSizeCategoryAdjusting {
  nonisolated public enum BorderStyle: Int, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }

  nonisolated public enum DidEndEditingReason: Int, Sendable {
    /// The editing was committed.
    case committed = 0
  }

  private var box = TextBox()

  /// Makes an empty field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes an empty field; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The text. Setting it sends no event and does not call the delegate. Like UIKit, it reads as "" after nil was set.
  open var text: String? {
    get { box.text }
    set { box.text = newValue ?? "" }
  }

  /// The colour of the text.
  open var textColor: UIColor?

  /// The font of the text.
  open var font: UIFont?

  /// Whether the font follows the user's preferred text size.
  open var adjustsFontForContentSizeCategory = false

  /// The field's border; none by default.
  open var borderStyle = BorderStyle.none

  /// The text shown while the field is empty.
  open var placeholder: String?

  /// The delegate; a weak reference.
  open weak var delegate: (any UITextFieldDelegate)?

  /// Whether the user is editing the field.
  open var isEditing: Bool { isFirstResponder }

  /// Whether the text is obscured.
  open var isSecureTextEntry = false

  open var keyboardType = UIKeyboardType.default

  /// The label of the Return key; "return" by default.
  open var returnKeyType = UIReturnKeyType.default

  /// Whether the Return key is disabled while the field is empty; false by default.
  open var enablesReturnKeyAutomatically = false

  /// The meaning of the text, for AutoFill; nil by default.
  open var textContentType: UITextContentType!

  open var autocapitalizationType = UITextAutocapitalizationType.sentences

  /// Whether autocorrection is on.
  open var autocorrectionType = UITextAutocorrectionType.default

  /// True while the field is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, if the delegate allows it. Notifies the delegate and sends `.editingDidBegin`.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
    guard super.becomeFirstResponder() else { return false }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }

  /// Ends editing, if the delegate allows it. Notifies the delegate and sends `.editingDidEnd`.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    guard super.resignFirstResponder() else { return false }
    didEndEditing()
    return true
  }

  override func forceResign() {
    super.forceResign()
    didEndEditing()
  }

  private func didEndEditing() {
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
  }

  override func touchUp() {
    becomeFirstResponder()
    super.touchUp()
  }

  /// Asks the delegate and sends the events of the Return key. An action for `.editingDidEndOnExit` also ends the
  /// editing.
  func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if hasActions(for: .editingDidEndOnExit) { resignFirstResponder() }
  }

  /// Replaces the text, if the delegate allows it, and sends `.editingChanged`.
  func replaceAll(with newText: String) {
    let length = box.text.utf16.count
    guard length > 0 || !newText.isEmpty else { return }
    let range = NSRange(location: 0, length: length)
    let allowsChange = delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: newText)
    guard allowsChange ?? true else { return }
    box.text = newText
    sendActions(for: .editingChanged)
  }
}

/// Hides a text, including its length, from mirrors, dumps and descriptions.
nonisolated private struct TextBox: CustomReflectable, CustomStringConvertible,
  CustomDebugStringConvertible
{
  var text = ""
  var customMirror: Mirror { Mirror(self, children: []) }
  var description: String { "•••" }
  var debugDescription: String { "•••" }
}
