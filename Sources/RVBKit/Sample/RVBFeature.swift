public import QuartetFeatureEntry
public import QuartetShared
public import RVBKit

/// The feature in RVB; its root module is Review.
public enum RVBFeature: Feature {
  /// "RVB".
  public static let patternName = "RVB"

  /// Makes the Review module in a navigation controller, which owns it, and a handler for the links.
  ///
  /// The handler only calls routing requests in order. Each module finds and opens its own children.
  public static func start(trunk: Trunk, kind: LoginKind) -> (root: UIViewController, open: (URL) -> Bool) {
    let builder = ReviewBuilder(
      ReviewDependency(authManager: trunk.authManager, commentStore: trunk.commentStore))
    let review = builder.build(with: ReviewParameter(kind: kind))
    let deeplinks = DeeplinkHandler()
    deeplinks.register(Link.init) { [weak review] link in
      switch link {
      case .comment: review.map(routeToCommentLink)
      case .signIn(let login): review.map { routeToSignInLink(from: $0, login: login) }
      }
      // A link that opens nothing is an occasion for what waits, too.
      review?.childScreens.resume()
    }
    return (UINavigationController(rootViewController: review), deeplinks.handle)
  }

  // First Login, if no user is signed in, then Comment. A Login that is open stays as it is.
  private static func routeToCommentLink(from review: any ReviewControllable) {
    review.presentSignedOut(animated: true, force: false) { $0.presentComment(animated: true, force: false) }
  }

  // Login, back from Recovery too, with the login of the link.
  private static func routeToSignInLink(from review: any ReviewControllable, login: String?) {
    review.presentSignedOut(animated: true, force: true, signedIn: nil) { controllable in
      if let login { controllable.fill(login: login) }
    }
  }
}
