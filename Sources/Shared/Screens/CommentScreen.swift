public import PortableUIKit

/// The view of Comment (C1 to C6): the text, what is left of the limit, and two buttons.
///
/// It is passive: it shows what it is given and contains no rule.
public final class CommentScreen: UIView {
  /// The comment as typed: `comment.text`.
  public let textView = UITextView(frame: .zero, textContainer: nil)
  /// How many characters are left: `comment.remaining`.
  public let remainingLabel = UILabel(
    identifier: "comment.remaining", style: .footnote, color: .secondaryLabel)
  /// Sends the comment: `comment.sendButton`.
  public let sendButton = UIButton(identifier: "comment.sendButton", title: Texts.Comment.send)
  /// Ends Comment, after a question if text would be lost: `comment.cancelButton`.
  public let cancelButton = UIButton(identifier: "comment.cancelButton", title: Texts.Comment.cancel)

  /// Makes the screen without text. It has a heading, because a sheet has no navigation bar for a title.
  public init() {
    super.init(frame: .zero)
    textView.accessibilityIdentifier = "comment.text"
    textView.font = .preferredFont(forTextStyle: .body)
    textView.adjustsFontForContentSizeCategory = true
    let heading = UILabel(identifier: "comment.heading", style: .headline)
    heading.text = Texts.Comment.title
    stackScrolling([heading, textView, remainingLabel, sendButton, cancelButton], filling: textView)
  }

  /// Screens are made in code: always nil.
  public required init?(coder: NSCoder) { nil }
}
