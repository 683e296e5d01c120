import Interactions
import Shared

/// What keeps the text that was typed and not sent: covers a property of `CommentStore`.
protocol DraftKeeping: AnyObject {
  var draft: String { get set }
}

extension CommentStore: DraftKeeping {}
