package import FeatureEntry
package import RVBKit
import Shared

extension RVBFeature: @MainActor MixableFeature {
  package static func start(_ mix: Mix) -> (root: UIViewController, open: (URL) -> Bool) {
    let review = MixedReviewViewController(
      kind: mix.kind, authManager: mix.trunk.authManager, commentStore: mix.trunk.commentStore)
    review.mix = mix
    return start(review)
  }
}

/// Review that presents Login and Comment of other patterns, and finds them by adapters, which they contain.
private final class MixedReviewViewController: ReviewViewController {
  var mix: Mix?
  private weak var login: LoginChild?

  // Only the child closes what it has opened.
  override func presentSignedOut(
    animated: Bool, force: Bool,
    signedIn: ((any ReviewControllable) -> Void)?, completion: ((any LoginControllable) -> Void)?
  ) {
    super.presentSignedOut(animated: animated, force: false, signedIn: signedIn) { [weak self] login in
      if force { self?.login?.comeBack(login: nil) }
      completion?(login)
    }
  }

  override func openLogin(animated: Bool) -> (any LoginControllable)? {
    guard let mix else { return nil }
    let child = mix.login.makeLogin(mix, login: nil) { [weak self] in self?.loginDidEnd() }
    let adapter = LoginAdapter()
    adapter.child = child
    child.sheet.viewControllers.first?.addChild(adapter)
    login = child
    childScreens.present(child.sheet, animated: animated) { child.didClose() }
    return adapter
  }

  override func openComment(of account: String, animated: Bool) -> (any CommentControllable)? {
    guard let mix else { return nil }
    let comment = mix.comment.makeComment(mix, account: account) { [weak self] in
      self?.commentDidEnd(text: $0)
    }
    let adapter = CommentAdapter()
    comment.addChild(adapter)
    childScreens.present(comment, animated: animated)
    return adapter
  }
}

/// Login of another pattern as Review sees it: a child controller that shows nothing.
private final class LoginAdapter: UIViewController, LoginControllable {
  var onEnd: (() -> Void)?
  weak var child: LoginChild?

  func fill(login: String) { child?.comeBack(login: login) }
  func cancel() { child?.didClose() }
  func presentRecovery(
    animated: Bool, force: Bool, completion: ((any LoginRecoveryControllable) -> Void)?
  ) {}
}

/// Comment of another pattern as Review sees it: a child controller that shows nothing.
private final class CommentAdapter: UIViewController, CommentControllable {
  var onEnd: ((String?) -> Void)?
}
