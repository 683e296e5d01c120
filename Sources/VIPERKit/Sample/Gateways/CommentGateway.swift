import Shared
import VIPERKit

/// Where an interactor reads and leaves comments.
struct CommentGateway {
  private let commentStore: CommentStore

  init(trunk: Trunk) {
    commentStore = trunk.commentStore
  }

  var latest: String? { commentStore.latest }
  var draft: String { commentStore.draft }

  func post(_ text: String) {
    commentStore.post(text)
  }

  func save(draft: String) {
    commentStore.draft = draft
  }
}
