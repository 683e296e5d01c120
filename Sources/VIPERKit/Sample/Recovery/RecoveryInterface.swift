/// Calls from Recovery's presenter to its view.
public protocol RecoveryViewable: AnyObject {
  /// Fills in the login.
  func setLogin(to login: String)
  /// Enables or disables the button that sends.
  func setSendButtonInteraction(to isEnabled: Bool)
}

/// Calls from Recovery's view to its presenter.
public protocol RecoveryPresentable {
  /// The view has loaded.
  func viewDidLoad()
  /// The user has edited the login.
  func didChangeLogin(to login: String)
  /// The user has tapped the button that sends.
  func didTapSendButton()
  /// The user has made the escape gesture of assistive technology.
  func didEscape()
}

/// Notified by Recovery: the presenter of the scene that pushes it, which goes back from it.
///
/// Recovery's presenter refers to its delegate `unowned`: the delegate must live as long as Recovery. The presenter of
/// the scene that pushes Recovery does so.
public protocol RecoveryDelegate: AnyObject {
  /// Instructions are sent to a login, which is trimmed: Recovery waits to be popped.
  func recoveryDidSend(to login: String)
  /// The user has made the escape gesture: Recovery waits to be popped. The system's back button is not reported.
  func recoveryDidCancel()
}
