package import QuartetFeatureEntry
package import RVBKit
import QuartetShared

extension RVBFeature: @MainActor MixableFeature {
  package static func start(_ mix: Mix) -> (root: UIViewController, open: (URL) -> Bool) {
    let review = MixedReviewViewController(
      kind: mix.kind, authManager: mix.trunk.authManager, commentStore: mix.trunk.commentStore)
    review.mix = mix
    return start(review)
  }
}

/// Review that presents Login and Comment of other patterns, and finds their handles, which they contain.
private final class MixedReviewViewController: ReviewViewController {
  var mix: Mix?

  // Only the child closes what it has opened.
  override func presentSignedOut(
    animated: Bool, force: Bool,
    signedIn: ((any ReviewControllable) -> Void)?, completion: ((any LoginControllable) -> Void)?
  ) {
    super.presentSignedOut(animated: animated, force: false, signedIn: signedIn) { [mix] login in
      if force { mix?.login?.comeBack(login: nil) }
      completion?(login)
    }
  }

  override func openLogin(animated: Bool) -> (any LoginControllable)? {
    mix?.presentLogin(in: childScreens, animated: animated) { [weak self] in self?.loginDidEnd() }
  }

  override func openComment(of account: String, animated: Bool) -> (any CommentControllable)? {
    mix?.presentComment(of: account, in: childScreens, animated: animated) { [weak self] in
      self?.commentDidEnd(text: $0)
    }
  }
}

extension LoginHandle: LoginControllable {
  func fill(login: String) { comeBack(login: login) }
  func cancel() { didClose() }
  func presentRecovery(
    animated: Bool, force: Bool, completion: ((any LoginRecoveryControllable) -> Void)?
  ) {}
}

extension CommentHandle: CommentControllable {}
