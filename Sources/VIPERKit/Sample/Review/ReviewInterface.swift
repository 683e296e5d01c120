public import QuartetShared
public import VIPERKit

/// Calls from Review's presenter to its view.
public protocol ReviewViewable: AnyObject {
  /// Shows the latest comment.
  func setComment(to text: String)
  /// Shows the account.
  func setAccount(to text: String)
  /// Sets the title of the account's button.
  func setAccountButtonTitle(to title: String)
}

/// The view controller, as Review's router uses it.
public protocol ReviewNavigable: AnyObject, StandardNavigable {}

/// Calls from Review's view to its presenter.
public protocol ReviewPresentable {
  /// The view has loaded.
  func viewDidLoad()
  /// The user has tapped the button that leaves a comment.
  func didTapCommentButton()
  /// The user has tapped the button that signs in or out.
  func didTapAccountButton()
}

/// Where Review's presenter can go.
public protocol ReviewRoutable {
  /// Presents Login, or passes the parameters to the one that is open.
  func presentLogin(parameters: LoginParameters, delegate: some LoginDelegate)
  /// Dismisses Login, and Recovery with it.
  func dismissLogin()
  /// Presents Comment.
  func presentComment(parameters: CommentParameters, delegate: some CommentDelegate)
  /// Dismisses Comment and its alert; Login stays.
  func dismissComment()
  /// Runs an action once: before this call returns if a scene can be presented or one is open and stays, otherwise when no
  /// transition runs. While a screen of another module is in front, only the latest action is kept.
  ///
  /// - Parameter action: Called with whether a scene is open; if not, one can be presented. Kept until it has run: let it
  ///   refer to the presenter weakly.
  func whenNavigable(perform action: @escaping (_ isSceneOpen: Bool) -> Void)
  /// Drops the actions that have not run, because the session has ended.
  func dropActions()
  /// Runs the kept action, if no screen of another module is in front any more.
  func resumeActions()
}

/// The requests of Review's presenter outside of the scene.
public protocol ReviewInteractive {
  /// The login of the signed-in user; nil when no user is signed in.
  var account: String? { get }
  /// The comment posted last; nil until there is one.
  var latestComment: String? { get }
  /// Signs the user out.
  func signOut()
  /// Posts a comment.
  func post(comment: String)
  /// Calls the handler at every change of the session, as long as the returned object is kept.
  func observeSession(_ handler: @escaping () -> Void) -> AnyObject
  /// Calls the handler at every comment that is posted, as long as the returned object is kept.
  func observeComments(_ handler: @escaping () -> Void) -> AnyObject
  /// Calls the handler with every link that is opened.
  func observeLinks(_ handler: @escaping (Link) -> Void)
}
