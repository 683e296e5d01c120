/// The input of Home.
public struct HomeParameters {
  /// The user whose appointments Home shows.
  public let userID: Int

  public init(userID: Int) {
    self.userID = userID
  }
}
