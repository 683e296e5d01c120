public import Foundation

/// A single line of editable text.
///
/// Apple, UITextField.h. Reflection and `dump` do not show the text, which may be a password.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInputTraits, UIContentSizeCategoryAdjusting {
  nonisolated public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

  nonisolated public enum DidEndEditingReason: Int, Sendable { case committed = 0 }

  private var box = TextBox()
  /// Whether the next change clears a secure text: editing has begun, and nothing was typed since.
  private var clearsOnChange = false

  /// The text. Setting it sends no event and does not call the delegate. Like UIKit, it reads as "" after nil was set.
  open var text: String? {
    get { box.text }
    set { box.text = newValue ?? "" }
  }

  open var textColor: UIColor?
  open var font: UIFont?

  /// Whether the font follows the user's preferred text size.
  open var adjustsFontForContentSizeCategory = false

  /// The field's border; none by default.
  open var borderStyle = BorderStyle.none

  /// The text shown while the field is empty.
  open var placeholder: String?

  /// When a view of the field is shown.
  nonisolated public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  open var textAlignment = NSTextAlignment.natural
  open var adjustsFontSizeToFitWidth = false
  open var attributedPlaceholder: NSAttributedString? {
    didSet { placeholder = attributedPlaceholder?.string }
  }
  open var clearButtonMode = ViewMode.never
  open var leftView: UIView?
  open var leftViewMode = ViewMode.never
  open var rightView: UIView?
  open var rightViewMode = ViewMode.never
  // The areas of the text, which are the whole bounds here.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open var clearsOnBeginEditing = false
  private var inputViews: (UIView?, UIView?)
  open override var inputView: UIView? {
    get { inputViews.0 }
    set { inputViews.0 = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { inputViews.1 }
    set { inputViews.1 = newValue }
  }

  /// The delegate; a weak reference.
  open weak var delegate: (any UITextFieldDelegate)?
  open var isEditing: Bool { isFirstResponder }
  open var isSecureTextEntry = false
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default

  /// Whether the Return key is disabled while the field is empty; false by default.
  open var enablesReturnKeyAutomatically = false

  /// The meaning of the text, for AutoFill; nil by default.
  open var textContentType: UITextContentType!
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open override var canBecomeFirstResponder: Bool { isEnabled }

  override var shouldBeginEditing: Bool { delegate?.textFieldShouldBeginEditing(self) ?? true }
  override var shouldEndEditing: Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

  /// Notifies the delegate and sends `.editingDidBegin`.
  override func didBeginEditing() {
    clearsOnChange = true
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
  }

  /// Notifies the delegate and sends `.editingDidEnd`.
  override func didEndEditing() {
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
  }

  /// The gesture that begins the editing cancels the touch.
  override func touchUp() {
    sendActions(for: .touchCancel)
    becomeFirstResponder()
  }

  /// Asks the delegate and sends the events of the Return key. An action for `.editingDidEndOnExit` also ends the
  /// editing.
  func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if hasActions(for: .editingDidEndOnExit) { resignFirstResponder() }
  }

  /// Replaces a part of the text, if the delegate allows it, and sends `.editingChanged`.
  func edit(_ range: NSRange, _ text: String) {
    guard range.length > 0 || !text.isEmpty, let place = Range(range, in: box.text) else { return }
    let allowsChange = delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text)
    guard allowsChange ?? true else { return }
    let removesBreaks = window?.engine.unspecifiedBehavior.textFieldsRemoveLineBreaks == true
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let text = lines.joined(separator: removesBreaks ? "" : " ")
    fill(isSecureTextEntry && clearsOnChange ? text : box.text.replacingCharacters(in: place, with: text))
  }

  /// Replaces the text without asking the delegate, and sends `.editingChanged`.
  func fill(_ text: String) {
    box.text = text
    clearsOnChange = false
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

/// The delegate of a text field. Optional in UIKit, with default implementations here (see `UIResponder`).
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Editing ended. When the field leaves its window, `textFieldShouldEndEditing` is not called before.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Editing ended, with a reason. When implemented, it replaces the method without a reason.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether the text may change; true by default. The range is in UTF-16 units.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Whether the Return key sends its events; true by default.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Calls the method without a reason.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
