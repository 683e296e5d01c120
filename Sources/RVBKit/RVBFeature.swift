public import Foundation
public import Screens
public import Shared

/// The feature as RVB wires it; its root module is Review.
public final class RVBFeature: Feature {
  /// "RVB".
  public static let patternName = "RVB"

  private let trunk: Trunk
  private let kind: LoginKind
  private let deeplinks = DeeplinkHandler(isReady: false)
  private weak var review: (any ReviewControllable)?

  /// Prepares the feature; nothing is made before `start()`.
  public init(trunk: Trunk, kind: LoginKind) {
    self.trunk = trunk
    self.kind = kind
    deeplinks.register(Link.init) { [weak self] link in
      switch link {
      case .comment: self?.routeToCommentLink()
      case .signIn(let login): self?.routeToSignInLink(login: login)
      }
    }
  }

  /// Makes the Review module and answers the navigation controller that owns it.
  public func start() -> UIViewController {
    let builder = ReviewBuilder(
      ReviewDependency(authManager: trunk.authManager, commentStore: trunk.commentStore))
    let review = builder.build(with: ReviewParameter(kind: kind))
    review.onAppear = { [weak self] in self?.deeplinks.becomeReady() }
    self.review = review
    return UINavigationController(rootViewController: review)
  }

  /// Follows a link that is understood, as soon as Review has appeared.
  public func open(_ url: URL) -> Bool {
    deeplinks.handle(url)
  }

  // D1: to Comment, through Login where somebody has to sign in first; Login stays as it is.
  private func routeToCommentLink() {
    review?.presentSignedOut(
      animated: true,
      force: false,
      signedIn: { review in
        review.presentComment(animated: true, force: false, completion: nil)
      },
      completion: nil)
  }

  // D2: to Login, back from Recovery too, with the login that the link gives.
  private func routeToSignInLink(login: String?) {
    review?.presentSignedOut(
      animated: true,
      force: true,
      signedIn: nil,
      completion: { controllable in
        if let login { controllable.fill(login: login) }
      })
  }
}
