/// The data that Comment needs from the scene that presents it.
public struct CommentParameters {
  /// The login of the user who writes.
  public let account: String

  public init(account: String) {
    self.account = account
  }
}
