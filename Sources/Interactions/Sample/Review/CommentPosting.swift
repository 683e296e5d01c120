import Interactions
import Shared

/// Where comments are posted: covers some members of `CommentStore`.
protocol CommentPosting: AnyObject {
  var latest: String? { get }

  func post(_ text: String)
}

extension CommentStore: CommentPosting {}
