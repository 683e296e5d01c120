import VIPERKit

struct CommentInteractor: CommentInteractive {
  private let gateway: CommentGateway

  init(gateway: CommentGateway) {
    self.gateway = gateway
  }

  var draft: String { gateway.draft }

  func save(draft: String) {
    gateway.save(draft: draft)
  }
}
