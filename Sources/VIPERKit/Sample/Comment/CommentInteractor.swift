/// Reads and keeps the draft.
///
/// Comment's presenter owns it and calls it. It asks the gateway and does nothing on its own; it has no state.
struct CommentInteractor: CommentInteractive {
  private let gateway: any CommentGateway

  init(gateway: any CommentGateway) {
    self.gateway = gateway
  }

  func draft(of account: String) -> String { gateway.draft(of: account) }

  func save(draft: String, of account: String) {
    gateway.save(draft: draft, of: account)
  }
}
