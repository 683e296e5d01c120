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

/// Review that presents Login and Comment of other patterns, and knows them by adapters.
private final class MixedReviewViewController: ReviewViewController {
  var mix: Mix?
  private var loginAdapter: LoginAdapter?
  private var commentAdapter: CommentAdapter?

  override func login(_ controller: UIViewController) -> (any LoginControllable)? {
    controller === loginAdapter?.child?.sheet.viewControllers.first ? loginAdapter : nil
  }

  override func comment(_ controller: UIViewController) -> (any CommentControllable)? {
    controller === commentAdapter?.comment ? commentAdapter : nil
  }

  // Only the child knows what it has to close to come back to itself.
  override func presentSignedOut(
    animated: Bool,
    force: Bool,
    signedIn: ((any ReviewControllable) -> Void)?,
    completion: ((any LoginControllable) -> Void)?
  ) {
    super.presentSignedOut(animated: animated, force: false, signedIn: signedIn) { [weak self] login in
      if force { self?.loginAdapter?.child?.comeBack(nil) }
      completion?(login)
    }
  }

  override func openLogin(animated: Bool) -> (any LoginControllable)? {
    guard let mix else { return nil }
    let adapter = LoginAdapter()
    let child = mix.login.makeLogin(mix, login: nil) { [weak self] in self?.loginDidEnd() }
    adapter.child = child
    loginAdapter = adapter
    childScreens.present(child.sheet, animated: animated) { [weak self] in
      self?.loginAdapter = nil
      child.didClose()
    }
    return adapter
  }

  override func openComment(of account: String, animated: Bool) -> (any CommentControllable)? {
    guard let mix else { return nil }
    let adapter = CommentAdapter()
    let comment = mix.comment.makeComment(mix, account: account) { [weak self] in
      self?.commentDidEnd(text: $0)
    }
    adapter.comment = comment
    commentAdapter = adapter
    childScreens.present(comment, animated: animated)
    return adapter
  }
}

/// Login of another pattern as Review sees it. It is not shown.
private final class LoginAdapter: UIViewController, LoginControllable {
  var onEnd: (() -> Void)?
  var child: LoginChild?

  func fill(login: String) { child?.comeBack(login) }
  func cancel() { child?.didClose() }
  func presentRecovery(
    animated: Bool, force: Bool, completion: ((any LoginRecoveryControllable) -> Void)?
  ) {}
}

/// Comment of another pattern as Review sees it. It is not shown.
private final class CommentAdapter: UIViewController, CommentControllable {
  var onEnd: ((String?) -> Void)?
  weak var comment: UIViewController?
}
