public import Shared
public import VIPERKit

/// What Login's presenter asks of its view.
public protocol LoginViewable: AnyObject, UIActivityIndicatorViewable {
  /// Fills the login in.
  func setLogin(to login: String)
  /// Fills the password in.
  func setPassword(to password: Password)
  /// Shows why signing in has failed; nil for nothing.
  func setFailure(to text: String?)
  /// Shows what has been done about a lost password; nil for nothing.
  func setNotice(to text: String?)
  /// Lets a person type and ask for a new password, or not.
  func setInputInteraction(to isEnabled: Bool)
  /// Lets a person tap the button that signs in, or not.
  func setSignInButtonInteraction(to isEnabled: Bool)
  /// Lets a person swipe the sheet away, or not.
  func setSwipeInteraction(to isEnabled: Bool)
}

/// What Login's router navigates with.
public protocol LoginNavigable: AnyObject, StandardNavigable {}

/// What Login's view asks and tells its presenter.
public protocol LoginPresentable {
  /// What a person signs in with.
  var kind: LoginKind { get }
  /// The view is there to be filled.
  func viewDidLoad()
  /// The login was edited.
  func didChangeLogin(to login: String)
  /// The password was edited.
  func didChangePassword(to password: Password)
  /// The button that signs in was tapped.
  func didTapSignInButton()
  /// The button that opens Recovery was tapped.
  func didTapRecoveryButton()
  /// The button that cancels was tapped.
  func didTapCancelButton()
  /// The sheet was swiped away, and has gone.
  func didSwipeAway()
}

/// Takes the links that come while Login is open, from the scene that has presented it.
public protocol LoginLinkable: AnyObject {
  /// Comes back from Recovery, and fills in a login that is given unless an attempt is waiting.
  func open(login: String?)
}

/// Where Login's presenter can go.
public protocol LoginRoutable {
  /// Pushes Recovery.
  func toRecovery(parameters: RecoveryParameters, delegate: some RecoveryDelegate)
  /// Comes back from Recovery.
  func fromRecovery()
}

/// What Login's presenter reads and asks for beyond the scene.
public protocol LoginInteractive {
  /// What a person signs in with.
  var kind: LoginKind { get }
  /// The pair that signed in last; both empty at first.
  var credentials: (login: String, password: Password) { get }
  /// Starts an attempt.
  ///
  /// - Parameter completion: Runs once, within the call or later; not after the attempt was given up, nor after
  ///   the interactor has gone.
  func signIn(
    login: String, password: Password, completion: @escaping (Result<Void, SignInFailure>) -> Void)
  /// Gives up the attempt that waits.
  func cancelSignIn()
}
