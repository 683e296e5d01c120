import QuartetShared

/// Keeps the text that was typed and not sent: covers `Draft`.
protocol DraftKeeping: AnyObject {
  var text: String { get set }
}

/// Finds the draft of an account: covers one method of `CommentStore`.
protocol DraftFinding: AnyObject {
  func findDraft(of account: String) -> any DraftKeeping
}

extension Draft: DraftKeeping {}

extension CommentStore: DraftFinding {
  func findDraft(of account: String) -> any DraftKeeping {
    draft(of: account)
  }
}
