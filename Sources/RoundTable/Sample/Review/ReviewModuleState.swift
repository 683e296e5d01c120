import RoundTable
import Shared

/// What Review remembers.
///
/// The Core, the Presenter and the Joint share it; the Core alone writes to it. It does not contain which screen is
/// open: the Joint reads that from UIKit.
final class ReviewModuleState {
  var account: String?
  var comment: String?
  /// Whether Comment is to be opened when Login ends signed in.
  var isCommentPending = false
  /// What was requested, by a tap or by a link, until the Joint reports what is in front.
  var requests: [Link] = []
  /// The last request that found a screen of other code in front (T6).
  var postponedRequest: Link?
}
