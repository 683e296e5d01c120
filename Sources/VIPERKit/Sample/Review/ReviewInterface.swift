public import Shared
public import VIPERKit

/// What Review's presenter asks of its view.
public protocol ReviewViewable: AnyObject {
  /// Shows the latest comment.
  func setComment(to text: String)
  /// Shows who is signed in.
  func setAccount(to text: String)
  /// Says what the account's button does.
  func setAccountButtonTitle(to title: String)
}

/// What Review's router navigates with.
public protocol ReviewNavigable: AnyObject, StandardNavigable {}

/// What Review's view tells its presenter.
public protocol ReviewPresentable {
  /// The view is there to be filled.
  func viewDidLoad()
  /// The button that leaves a comment was tapped.
  func didTapCommentButton()
  /// The button that signs in or out was tapped.
  func didTapAccountButton()
}

/// Where Review's presenter can go.
public protocol ReviewRoutable {
  /// Runs an action when navigation is possible: synchronously, or when the running transitions have ended.
  func whenIdle(perform action: @escaping () -> Void)
  /// Presents Login of the kind that the app signs in with, in a navigation controller of its own.
  func presentLogin(parameters: LoginParameters, delegate: some LoginDelegate)
  /// Dismisses Login and what is shown over it.
  func dismissLogin()
  /// Presents Comment.
  func presentComment(parameters: CommentParameters, delegate: some CommentDelegate)
  /// Dismisses Comment together with its alert.
  func dismissComment()
}

/// What Review's presenter reads and changes beyond the scene.
public protocol ReviewInteractive {
  /// The login of whoever is signed in; nil when nobody is.
  var account: String? { get }
  /// The comment posted last; nil until there is one.
  var latestComment: String? { get }
  /// Signs out whoever is signed in.
  func signOut()
  /// Posts a comment.
  func post(comment: String)
  /// Tells every change of the session, as long as the interactor is kept.
  func observeSession(_ handler: @escaping (SessionChange) -> Void)
  /// Tells every link, as long as the interactor is kept.
  func observeLinks(_ handler: @escaping (Link) -> Void)
}
