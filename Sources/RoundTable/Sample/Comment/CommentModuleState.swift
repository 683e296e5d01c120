import QuartetShared

/// The data of Comment: whose comment it is, and the text as typed.
///
/// The Core writes it at every edit. The Presenter reads what is left of the limit, the Joint what is sent.
final class CommentModuleState {
  /// Whose draft the text is.
  let account: String
  var text = CommentText("")

  init(account: String) {
    self.account = account
  }
}
