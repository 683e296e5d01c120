public import VIPERKit

/// What Recovery's presenter asks of its view.
public protocol RecoveryViewable: AnyObject {
  /// Fills the login in.
  func setLogin(to login: String)
  /// Lets a person tap the button that sends, or not.
  func setSendButtonInteraction(to isEnabled: Bool)
}

/// What Recovery's router navigates with.
public protocol RecoveryNavigable: AnyObject, StandardNavigable {}

/// What Recovery's view tells its presenter.
public protocol RecoveryPresentable {
  /// The view is there to be filled.
  func viewDidLoad()
  /// The login was edited.
  func didChangeLogin(to login: String)
  /// The button that sends was tapped.
  func didTapSendButton()
  /// Assistive technology wants to go back.
  func didEscape()
  /// The view was taken off the stack, and has gone.
  func didPop()
}

/// Where Recovery's presenter can go.
public protocol RecoveryRoutable {
  /// Goes back to where Recovery was opened.
  func back()
}

/// What Recovery's presenter asks for beyond the scene: nothing, the domain sends no instructions.
public protocol RecoveryInteractive {}
