/// The data of Review: who is signed in, the latest comment, and whether a comment is pending.
///
/// The Core alone writes to it. The Presenter makes texts of it, and the Joint reads which screen comes first.
final class ReviewModuleState {
  /// Whether Login asks for an email or a phone number.
  let kind: LoginModuleKind
  /// The login of the signed-in user, as Review shows it.
  var account: String?
  var comment: String?
  /// Whether Comment has to be opened when Login ends signed in.
  var isCommentPending = false

  init(kind: LoginModuleKind) {
    self.kind = kind
  }
}
