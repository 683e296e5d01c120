import Interactions
import Shared

/// Where comments go: covers some members of `CommentStore`.
protocol CommentPosting: AnyObject {
  var latest: String? { get }

  func post(_ text: String)
}

extension CommentStore: CommentPosting {}
