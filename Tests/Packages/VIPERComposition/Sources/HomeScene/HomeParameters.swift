/// What Home is given by whoever shows it.
public struct HomeParameters {
  /// Whose home it is.
  public let userID: Int

  /// Puts together what Home needs.
  public init(userID: Int) {
    self.userID = userID
  }
}
