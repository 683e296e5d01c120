public import Foundation

/// The area of a text's layout, which HeadlessUIKit does not compute.
nonisolated open class NSTextContainer: NSObject {
  /// Makes a container. The size is not used.
  public init(size: CGSize) {
    super.init()
  }
}

/// Several lines of editable text.
///
/// Apple, UITextView.h.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInputTraits, UIContentSizeCategoryAdjusting {
  private var content = ""

  /// Makes an empty text view. The container is not used.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
  }

  /// Makes an empty text view; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes an empty text view.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// The delegate; a weak reference.
  open weak var delegate: (any UITextViewDelegate)?

  /// The text. Setting nil empties it. Setting it does not call the delegate.
  open var text: String! {
    get { content }
    set { content = newValue ?? "" }
  }

  /// The font of the text.
  open var font: UIFont?

  /// Whether the font follows the user's preferred text size.
  open var adjustsFontForContentSizeCategory = false

  /// The colour of the text.
  open var textColor: UIColor?

  /// Whether the user can edit the text; true by default.
  open var isEditable = true

  /// True while the text is editable.
  open override var canBecomeFirstResponder: Bool { isEditable }

  /// Begins editing, if the delegate allows it, and notifies the delegate.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    guard delegate?.textViewShouldBeginEditing(self) ?? true else { return false }
    guard super.becomeFirstResponder() else { return false }
    delegate?.textViewDidBeginEditing(self)
    return true
  }

  /// Ends editing, if the delegate allows it, and notifies the delegate.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textViewShouldEndEditing(self) ?? true else { return false }
    guard super.resignFirstResponder() else { return false }
    delegate?.textViewDidEndEditing(self)
    return true
  }

  override func forceResign() {
    super.forceResign()
    delegate?.textViewDidEndEditing(self)
  }

  /// Replaces the text, if the delegate allows it, and notifies the delegate.
  func replaceAll(with newText: String) {
    let length = content.utf16.count
    guard length > 0 || !newText.isEmpty else { return }
    let range = NSRange(location: 0, length: length)
    let allowsChange = delegate?.textView(self, shouldChangeTextIn: range, replacementText: newText)
    guard allowsChange ?? true else { return }
    content = newText
    delegate?.textViewDidChange(self)
  }
}
