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
  /// Whether nothing covers the scene.
  var isOnTop: Bool { get }
  /// What covers the scene.
  var presentedViewController: UIViewController? { get }
}

/// What Review's view reports to its presenter.
public protocol ReviewPresentable {
  /// The view has loaded.
  func viewDidLoad()
  /// The view has appeared, for the first time or again.
  func viewDidAppear()
  /// The user has tapped the button that leaves a comment.
  func didTapCommentButton()
  /// The user has tapped the button that signs in or out.
  func didTapAccountButton()
}

/// Where Review's presenter can go, and when.
public protocol ReviewRoutable {
  /// Whether nothing covers the scene, and nothing waits that will.
  var isOnTop: Bool { get }
  /// Whether Login is open and has not ended.
  var isLoginOpen: Bool { get }
  /// Performs a request to present Login or Comment: at once if one of them is open, otherwise as soon as navigation is
  /// possible, after the requests that wait already.
  ///
  /// A request that finds a screen of other code in front is postponed. The latest such request counts.
  func whenPossible(perform request: @escaping () -> Void)
  /// Performs the postponed request, if there is one, as soon as that is possible.
  func performPostponedRequest()
  /// Forgets the requests that wait and the postponed one.
  func cancelRequests()
  /// Presents Login, unless it is open.
  func presentLogin(parameters: LoginParameters, delegate: some LoginDelegate)
  /// Presents Login, or goes back to the one that is open and passes the parameters to it.
  func toLogin(parameters: LoginParameters, delegate: some LoginDelegate)
  /// Dismisses Login, which has ended, and what is above it, as soon as that is possible.
  func dismissLogin()
  /// Presents Comment, unless it is open.
  func presentComment(parameters: CommentParameters, delegate: some CommentDelegate)
  /// Ends Comment, and dismisses it and its alert as soon as that is possible.
  func dismissComment()
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
  /// Calls the handler with every comment that is posted, as long as the returned object is kept.
  func observeComments(_ handler: @escaping (String) -> Void) -> AnyObject
  /// Calls the handler with every link that is opened.
  func observeLinks(_ handler: @escaping (Link) -> Void)
}
