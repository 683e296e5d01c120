public import Foundation

/// A line of text that a person can edit.
///
/// Apple, UITextField.h. The text shows in no mirror and no dump: it may be a password.
open class UITextField: UIControl, UITextInputTraits, UIContentSizeCategoryAdjusting {
  /// What stands around the text.
  nonisolated public enum BorderStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A line.
    case line = 1
    /// A bezel.
    case bezel = 2
    /// A line with round corners.
    case roundedRect = 3
  }

  /// Why editing ended.
  nonisolated public enum DidEndEditingReason: Int, Sendable {
    /// The text is taken.
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

  /// The text. Setting it sends no event and asks no delegate; it is never nil once it was read or set.
  open var text: String? {
    get { box.text }
    set { box.text = newValue ?? "" }
  }

  /// The colour of the text.
  open var textColor: UIColor?

  /// The font of the text.
  open var font: UIFont?

  /// Whether the font follows the size that the person chose.
  open var adjustsFontForContentSizeCategory = false

  /// What stands around the text; nothing by default.
  open var borderStyle = BorderStyle.none

  /// What an empty field reads.
  open var placeholder: String?

  /// Whom the field asks and tells; it is not owned.
  open weak var delegate: (any UITextFieldDelegate)?

  /// Whether a person is editing the field.
  open var isEditing: Bool { isFirstResponder }

  /// Whether the text is hidden while it is typed.
  open var isSecureTextEntry = false

  /// Which keys the keyboard shows.
  open var keyboardType = UIKeyboardType.default

  /// What the text means; nil when it means nothing in particular.
  open var textContentType: UITextContentType!

  /// Which letters the keyboard makes capitals.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences

  /// Whether what is typed is corrected.
  open var autocorrectionType = UITextAutocorrectionType.default

  /// A field that is enabled can be edited.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing: asks the delegate, then tells it and sends `.editingDidBegin`.
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

  /// Ends editing: asks the delegate, then tells it and sends `.editingDidEnd`.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    guard super.resignFirstResponder() else { return false }
    didEndEditing()
    return true
  }

  override func resignByForce() {
    super.resignByForce()
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

  /// Selects all and types: the delegate is asked, the text changes, `.editingChanged` is sent.
  func replaceAll(with typed: String) {
    let length = box.text.utf16.count
    guard length > 0 || !typed.isEmpty else { return }
    let range = NSRange(location: 0, length: length)
    let agreed = delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: typed)
    guard agreed ?? true else { return }
    box.text = typed
    sendActions(for: .editingChanged)
  }
}

/// Keeps a text out of mirrors, dumps and descriptions, its length included.
nonisolated private struct TextBox: CustomReflectable, CustomStringConvertible,
  CustomDebugStringConvertible
{
  var text = ""
  var customMirror: Mirror { Mirror(self, children: []) }
  var description: String { "•••" }
  var debugDescription: String { "•••" }
}
