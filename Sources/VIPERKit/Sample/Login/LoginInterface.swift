public import QuartetShared
public import VIPERKit

/// Calls from Login's presenter to its view.
public protocol LoginViewable: AnyObject, UIActivityIndicatorViewable {
  /// Fills in the login.
  func setLogin(to login: String)
  /// Fills in the password.
  func setPassword(to password: Password)
  /// Shows why signing in has failed; nil for nothing.
  func setFailure(to text: String?)
  /// Shows that instructions were sent; nil for nothing.
  func setNotice(to text: String?)
  /// Enables or disables the fields and the button that opens Recovery.
  func setInputInteraction(to isEnabled: Bool)
  /// Enables or disables the button that signs in.
  func setSignInButtonInteraction(to isEnabled: Bool)
  /// Moves the focus to the password.
  func focusPassword()
  /// Allows or prevents that a swipe dismisses the sheet.
  func setSwipeInteraction(to isEnabled: Bool)
}

/// The view controller, as Login's router uses it.
public protocol LoginNavigable: AnyObject, StandardNavigable {}

/// Calls from Login's view to its presenter.
public protocol LoginPresentable: LoginInput {
  /// An email address or a phone number.
  var kind: LoginKind { get }
  /// The view has loaded.
  func viewDidLoad()
  /// The user has edited the login.
  func didChangeLogin(to login: String)
  /// The user has edited the password.
  func didChangePassword(to password: Password)
  /// The user has pressed Return in the login.
  func didReturnFromLogin()
  /// The user has pressed Return in the password.
  func didReturnFromPassword()
  /// The user has tapped the button that signs in.
  func didTapSignInButton()
  /// The user has tapped the button that opens Recovery.
  func didTapRecoveryButton()
  /// The user has tapped the button that cancels.
  func didTapCancelButton()
}

/// Where Login's presenter can go.
public protocol LoginRoutable {
  /// Pushes Recovery.
  func toRecovery(parameters: RecoveryParameters, delegate: some RecoveryDelegate)
  /// Goes back from Recovery, also from one that is not open yet.
  func fromRecovery()
}

/// The requests of Login's presenter outside of the scene.
public protocol LoginInteractive {
  /// The pair that signed in last; both empty at first.
  var credentials: (login: String, password: Password) { get }
  /// Signs in; while an attempt waits, nothing happens.
  ///
  /// - Parameters:
  ///   - login: An email address or a phone number, as typed.
  ///   - completion: Called once, before this call returns or later, unless the attempt is cancelled.
  func signIn(
    login: String, password: Password, completion: @escaping (Result<Void, SignInFailure>) -> Void)
  /// Cancels the attempt that waits: its completion is not called.
  func cancelSignIn()
  /// Calls the handler when the user has signed in elsewhere and no attempt waits here.
  func observeSignIn(_ handler: @escaping () -> Void)
}

/// Calls from the scene that presents Login while it is open: the opposite direction of the delegate.
public protocol LoginInput: AnyObject {
  /// Goes back from Recovery. A login in the parameters replaces the one typed, unless an attempt is waiting.
  func update(parameters: LoginParameters)
  /// Login was dismissed: by the scene that presents it, by a swipe or by another module.
  func didClose()
}

/// Notified by Login: the presenter of the scene that presents it, which dismisses it.
///
/// Login's presenter refers to its delegate `unowned`: the delegate must live as long as Login. The presenter of the
/// scene that presents Login does so.
public protocol LoginDelegate: AnyObject {
  /// The user has signed in or cancelled: Login waits to be dismissed. Called again once Login was dismissed.
  func loginDidEnd()
}
