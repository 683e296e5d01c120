/// The data that Recovery needs from the scene that pushes it.
public struct RecoveryParameters {
  /// The login to start with, as typed.
  public let login: String

  /// Combines the parameters.
  public init(login: String) {
    self.login = login
  }
}
