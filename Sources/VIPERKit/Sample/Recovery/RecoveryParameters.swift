import VIPERKit

/// What Recovery is given by the scene that pushes it.
public struct RecoveryParameters {
  /// The login whose password is lost, as typed so far.
  public let login: String

  /// Puts together what Recovery needs.
  public init(login: String) {
    self.login = login
  }
}
