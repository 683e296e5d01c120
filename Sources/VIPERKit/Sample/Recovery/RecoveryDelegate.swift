import VIPERKit

/// What Recovery reports to the scene that pushes it.
///
/// Recovery's presenter refers to its delegate `unowned`: the delegate must live as long as Recovery. The presenter of
/// the scene that pushes Recovery does so.
public protocol RecoveryDelegate: AnyObject {
  /// Instructions are sent to a login, which is trimmed. Recovery goes back.
  func recoveryDidSend(to login: String)
  /// The sheet has gone while Recovery was on top of it. Going back is not reported.
  func recoveryDidDisappear()
}
