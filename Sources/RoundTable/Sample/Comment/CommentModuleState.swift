import QuartetShared

/// What Comment remembers: the text as typed.
///
/// The Core writes it at every edit. The Presenter reads what is left of the limit, the Joint what is sent.
final class CommentModuleState {
  var text = CommentText("")
}
