import QuartetShared

/// The data of Comment: the account, and the text as typed.
///
/// The Core writes it at every edit. The Presenter reads the rest of the limit, the Joint the text to send.
final class CommentModuleState {
  /// Whose draft the text is.
  let account: String
  var text = CommentText("")

  init(account: String) {
    self.account = account
  }
}
