public import PortableUIKit

/// What Comment looks like (C1 to C6): the text, what is left of the limit, and the buttons.
///
/// A passive view: it shows what it is given and knows no rule.
public final class CommentScreen: UIView {
  /// The comment as it is typed: `comment.text`.
  public let textView = UITextView(frame: .zero, textContainer: nil)
  /// How many characters are left: `comment.remaining`.
  public let remainingLabel = UILabel(
    identifier: "comment.remaining", style: .footnote, color: .secondaryLabel)
  /// Sends the comment: `comment.sendButton`.
  public let sendButton = UIButton(identifier: "comment.sendButton", title: Texts.Comment.send)
  /// Ends Comment, after a question where something would be lost: `comment.cancelButton`.
  public let cancelButton = UIButton(identifier: "comment.cancelButton", title: Texts.Comment.cancel)

  /// Makes the screen with its text empty, under a heading: a sheet has no navigation bar to show its title.
  public init() {
    super.init(frame: .zero)
    textView.accessibilityIdentifier = "comment.text"
    textView.font = .preferredFont(forTextStyle: .body)
    textView.adjustsFontForContentSizeCategory = true
    let heading = UILabel(identifier: "comment.heading", style: .headline)
    heading.text = Texts.Comment.title
    stack([heading, textView, remainingLabel, sendButton, cancelButton], isFilling: true)
  }

  /// Screens are made in code: always nil.
  public required init?(coder: NSCoder) { nil }
}
