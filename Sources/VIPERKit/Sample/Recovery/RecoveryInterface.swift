public import VIPERKit

/// What Recovery's presenter asks of its view.
public protocol RecoveryViewable: AnyObject {
  /// Fills in the login.
  func setLogin(to login: String)
  /// Enables or disables the button that sends.
  func setSendButtonInteraction(to isEnabled: Bool)
}

/// What Recovery's router navigates with.
public protocol RecoveryNavigable: AnyObject, StandardNavigable {
  /// Whether nothing covers the scene, and it is not being popped.
  var isOnTop: Bool { get }
}

/// What Recovery's view reports to its presenter.
public protocol RecoveryPresentable {
  /// The view has loaded.
  func viewDidLoad()
  /// The sheet has gone while Recovery was on top of it.
  func sheetDidDisappear()
  /// The user has edited the login.
  func didChangeLogin(to login: String)
  /// The user has tapped the button that sends.
  func didTapSendButton()
  /// The user has made the escape gesture of assistive technology.
  func didEscape()
}

/// Where Recovery's presenter can go.
public protocol RecoveryRoutable {
  /// Whether nothing covers the scene, and it is not being popped.
  var isOnTop: Bool { get }
  /// Goes back to the scene that has pushed Recovery.
  func back()
}
