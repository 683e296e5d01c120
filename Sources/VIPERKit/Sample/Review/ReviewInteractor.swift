import QuartetShared

/// Reads and changes the session and the comments for Review, and receives the links.
///
/// The presenter owns it and calls it. It asks gateways and does nothing on its own; it has no state.
struct ReviewInteractor: ReviewInteractive {
  private let session: any SessionGateway
  private let comments: any CommentGateway
  private let links: any LinkGateway

  init(session: any SessionGateway, comments: any CommentGateway, links: any LinkGateway) {
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

  func observeSession(_ handler: @escaping () -> Void) -> AnyObject {
    session.observeSession(handler)
  }

  func observeComments(_ handler: @escaping () -> Void) -> AnyObject {
    comments.observeComments(handler)
  }

  func observeLinks(_ handler: @escaping (Link) -> Void) {
    links.observeLinks(handler)
  }
}
