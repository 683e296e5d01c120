import RVBKit

/// The root; shown in a navigation controller.
protocol ReviewControllable: UIViewControllable {
  /// Has somebody sign in, unless somebody is signed in.
  ///
  /// - Parameters:
  ///   - force: Whether to come back to Login where something stands over it.
  ///   - signedIn: Runs within the call if somebody is signed in; else once Login has ended with that and is being
  ///     dismissed. Forgotten if Login ends otherwise. Nil leaves in place what an earlier request asked for.
  ///   - completion: Takes Login once it is presented or found; never called if somebody is signed in.
  func presentSignedOut(
    animated: Bool,
    force: Bool,
    signedIn: ((any ReviewControllable) -> Void)?,
    completion: ((any LoginControllable) -> Void)?
  )

  /// Presents Comment, if somebody is still signed in when its turn comes.
  ///
  /// - Parameters:
  ///   - force: Whether to come back to a Comment that is open where something stands over it.
  ///   - completion: Takes Comment once it is presented or found.
  func presentComment(animated: Bool, force: Bool, completion: ((any CommentControllable) -> Void)?)
}
