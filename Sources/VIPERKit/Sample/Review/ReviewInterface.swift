public import Shared
public import VIPERKit

/// What Review's presenter asks of its view.
public protocol ReviewViewable: AnyObject {
  /// Shows the latest comment.
  func setComment(to text: String)
  /// Shows the account.
  func setAccount(to text: String)
  /// Sets the title of the account's button.
  func setAccountButtonTitle(to title: String)
}

/// What Review's router navigates with.
public protocol ReviewNavigable: AnyObject, StandardNavigable {
  /// Whether the user can use the scene: nothing covers it.
  var isOnTop: Bool { get }
}

/// What Review's view reports to its presenter.
public protocol ReviewPresentable {
  /// The view has loaded.
  func viewDidLoad()
  /// The user has tapped the button that leaves a comment.
  func didTapCommentButton()
  /// The user has tapped the button that signs in or out.
  func didTapAccountButton()
}

/// Where Review's presenter can go. Requests wait until navigation is possible, and keep their order.
public protocol ReviewRoutable {
  /// Whether the user can use the scene: nothing covers it.
  var isOnTop: Bool { get }
  /// Presents Login, unless something is presented.
  ///
  /// - Parameter completion: Runs if Login is there then, presented now or before.
  func presentLogin(
    parameters: LoginParameters, delegate: some LoginDelegate, completion: @escaping () -> Void)
  /// Presents Login, or goes back to the one that is presented and passes the parameters to it.
  func toLogin(parameters: LoginParameters, delegate: some LoginDelegate)
  /// Dismisses Login and what is above it.
  func dismissLogin()
  /// Presents Comment, unless something is presented.
  ///
  /// - Parameter condition: What must be true when navigation is possible.
  func presentComment(
    parameters: CommentParameters, delegate: some CommentDelegate, if condition: @escaping () -> Bool)
  /// Dismisses Comment, which has ended, without waiting: the user has just used it.
  func dismissComment()
  /// Dismisses Comment and what is above it.
  func dismissCommentWhenIdle()
}

/// What Review's presenter reads and changes outside of the scene.
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
  func observeSession(_ handler: @escaping (SessionChange) -> Void) -> AnyObject
  /// Calls the handler with every link that is opened.
  func observeLinks(_ handler: @escaping (Link) -> Void)
}
