import VIPERKit

/// Hears from Recovery what has been sent, and when it has gone.
///
/// Recovery's presenter refers to its delegate `unowned`: it must live as long as Recovery does. The presenter of
/// the scene that pushes Recovery does so.
public protocol RecoveryDelegate: AnyObject {
  /// Instructions go to a login (without white space at both ends), and Recovery goes.
  func recoveryDidSend(to login: String)
  /// Recovery has gone, whichever way; the sheet going with it is not told.
  func recoveryDidGo()
}
