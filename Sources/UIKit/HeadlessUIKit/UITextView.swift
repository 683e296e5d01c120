public import Foundation

/// The area of a text's layout, which HeadlessUIKit does not compute.
nonisolated open class NSTextContainer: NSObject {
  open var lineFragmentPadding: CGFloat = 5
  open var maximumNumberOfLines = 0

  /// Makes a container. The size is not used.
  public init(size: CGSize) { super.init() }

  public required init(coder: NSCoder) { super.init() }
}

/// Several lines of editable text.
///
/// Apple, UITextView.h.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInputTraits, UIContentSizeCategoryAdjusting {
  private var content = ""

  /// Makes an empty text view. The container is only kept.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    if let textContainer { self.textContainer = textContainer }
  }

  public required init?(coder: NSCoder) { nil }

  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// The delegate; a weak reference.
  open weak var delegate: (any UITextViewDelegate)?

  /// The text. Setting nil empties it. Setting it does not call the delegate.
  open var text: String! {
    get { content }
    set { content = newValue ?? "" }
  }

  open var font: UIFont?

  /// Whether the font follows the user's preferred text size.
  open var adjustsFontForContentSizeCategory = false
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  open private(set) lazy var textContainer = NSTextContainer(size: .zero)
  private var inputViews: (UIView?, UIView?)
  open override var inputView: UIView? {
    get { inputViews.0 }
    set { inputViews.0 = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { inputViews.1 }
    set { inputViews.1 = newValue }
  }
  open var isSelectable = true
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var isEditable = true
  open override var canBecomeFirstResponder: Bool { isEditable }

  override var shouldBeginEditing: Bool { delegate?.textViewShouldBeginEditing(self) ?? true }
  override var shouldEndEditing: Bool { delegate?.textViewShouldEndEditing(self) ?? true }
  override func didBeginEditing() { delegate?.textViewDidBeginEditing(self) }
  override func didEndEditing() { delegate?.textViewDidEndEditing(self) }

  /// Replaces a part of the text, if the delegate allows it, and notifies the delegate.
  func edit(_ range: NSRange, _ text: String) {
    guard range.length > 0 || !text.isEmpty, let place = Range(range, in: content) else { return }
    guard delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true else { return }
    content.replaceSubrange(place, with: text)
    delegate?.textViewDidChange(self)
  }
}

/// The base protocol of `UITextViewDelegate`. It has no members here.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {}

/// The delegate of a text view. Optional in UIKit, with default implementations here (see `UIResponder`).
@preconcurrency @MainActor public protocol UITextViewDelegate: NSObjectProtocol, UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether the text may change; true by default. The range is in UTF-16 units.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// The user changed the text. Not called for changes by code (Apple, `textViewDidChange(_:)`).
  func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
}
