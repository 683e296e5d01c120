import Shared
import VIPERKit

struct ReviewInteractor: ReviewInteractive {
  private let session: SessionGateway
  private let comments: CommentGateway
  private let links: LinkGateway

  init(session: SessionGateway, comments: CommentGateway, links: LinkGateway) {
    self.session = session
    self.comments = comments
    self.links = links
  }

  var account: String? { session.account }
  var latestComment: String? { comments.latest }

  func signOut() {
    session.signOut()
  }

  func post(comment: String) {
    comments.post(comment)
  }

  func observeSession(_ handler: @escaping (SessionChange) -> Void) {
    session.observe(handler)
  }

  func observeLinks(_ handler: @escaping (Link) -> Void) {
    links.observe(handler)
  }
}
