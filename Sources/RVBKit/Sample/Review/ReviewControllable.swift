import RVBKit

/// Review as other modules see it: the requests that bring its children on screen.
///
/// Review is the root and sends no events. The link handler and Review's own buttons make the same requests.
protocol ReviewControllable: UIViewControllable {
  /// Presents Login, unless a user is signed in.
  ///
  /// - Parameters:
  ///   - animated: Whether the transitions are animated.
  ///   - force: Whether to route to an open Login if another screen covers it.
  ///   - signedIn: Called as soon as Review can present a screen, if a user is signed in; otherwise when Login has ended
  ///     signed in and Review is on top again. If Login ends in another way, it is not called. Nil keeps what an earlier
  ///     request asked for.
  ///   - completion: Called with Login when it is presented or found, also under another screen; not called if a user is
  ///     signed in.
  func presentSignedOut(
    animated: Bool,
    force: Bool,
    signedIn: ((any ReviewControllable) -> Void)?,
    completion: ((any LoginControllable) -> Void)?
  )

  /// Presents Comment. Does nothing if no user is signed in when navigation is possible.
  ///
  /// - Parameters:
  ///   - animated: Whether the transitions are animated.
  ///   - force: Whether to route to an open Comment if another screen covers it.
  ///   - completion: Called with Comment when it is presented or found.
  func presentComment(animated: Bool, force: Bool, completion: ((any CommentControllable) -> Void)?)
}

extension ReviewControllable {
  func presentSignedOut(animated: Bool, force: Bool, signedIn: ((any ReviewControllable) -> Void)? = nil) {
    presentSignedOut(animated: animated, force: force, signedIn: signedIn, completion: nil)
  }

  func presentComment(animated: Bool, force: Bool) {
    presentComment(animated: animated, force: force, completion: nil)
  }
}
