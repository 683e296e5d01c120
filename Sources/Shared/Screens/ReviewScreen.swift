public import PortableUIKit

/// The view of Review (R1 to R4): the latest comment, the account and two buttons.
///
/// It is passive: it shows what it is given and contains no rule.
public final class ReviewScreen: UIView {
  /// The latest comment: `review.comment`.
  public let commentLabel = UILabel(identifier: "review.comment", style: .title2)
  public let accountLabel = UILabel(identifier: "review.account", color: .secondaryLabel)
  public let commentButton = UIButton(identifier: "review.commentButton", title: Texts.Review.comment)
  /// Signs in or out: `review.accountButton`. Its title depends on the account.
  public let accountButton = UIButton(identifier: "review.accountButton", title: "")

  /// Makes the screen with empty labels.
  public init(margin: CGFloat = 24, spacing: CGFloat = 12) {
    super.init(frame: .zero)
    stackScrolling(
      [commentLabel, accountLabel, commentButton, accountButton], margin: margin, spacing: spacing)
  }

  /// Screens are made in code: always nil.
  public required init?(coder: NSCoder) { nil }
}
