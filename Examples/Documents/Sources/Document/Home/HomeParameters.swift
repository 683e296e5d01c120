// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// MARK: - Home Parameters
public struct HomeParameters {
  let userID: Int

  public init(userID: Int) {
    self.userID = userID
  }
}
