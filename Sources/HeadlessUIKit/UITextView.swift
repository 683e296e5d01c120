public import Foundation

/// A view whose content can be larger than itself. Nothing scrolls here.
open class UIScrollView: UIView {
  /// Makes an empty scroll view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes an empty scroll view; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// The area in which a text is laid out. Nothing is laid out here.
open class NSTextContainer: NSObject {}

/// Lines of text that a person can edit.
///
/// Apple, UITextView.h.
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

  /// Whom the text view asks and tells; it is not owned.
  open weak var delegate: (any UITextViewDelegate)?

  /// The text; setting nil empties it. Setting it asks and tells the delegate nothing.
  open var text: String! {
    get { content }
    set { content = newValue ?? "" }
  }

  /// The font of the text.
  open var font: UIFont?

  /// Whether the font follows the size that the person chose.
  open var adjustsFontForContentSizeCategory = false

  /// The colour of the text.
  open var textColor: UIColor?

  /// Whether a person can edit the text; true by default.
  open var isEditable = true

  /// A text that is editable can be edited.
  open override var canBecomeFirstResponder: Bool { isEditable }

  /// Begins editing: asks the delegate, then tells it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    guard delegate?.textViewShouldBeginEditing(self) ?? true else { return false }
    guard super.becomeFirstResponder() else { return false }
    delegate?.textViewDidBeginEditing(self)
    return true
  }

  /// Ends editing: asks the delegate, then tells it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textViewShouldEndEditing(self) ?? true else { return false }
    guard super.resignFirstResponder() else { return false }
    delegate?.textViewDidEndEditing(self)
    return true
  }

  override func resignByForce() {
    super.resignByForce()
    delegate?.textViewDidEndEditing(self)
  }

  /// Selects all and types: the delegate is asked, the text changes, the delegate is told.
  func replaceAll(with typed: String) {
    let length = content.utf16.count
    guard length > 0 || !typed.isEmpty else { return }
    let range = NSRange(location: 0, length: length)
    guard delegate?.textView(self, shouldChangeTextIn: range, replacementText: typed) ?? true else { return }
    content = typed
    delegate?.textViewDidChange(self)
  }
}
