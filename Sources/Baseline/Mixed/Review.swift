package import FeatureEntry
package import PortableUIKit
import Shared

extension BaselineFeature: @MainActor MixableFeature {
  package static func start(_ mix: Mix) -> (root: UIViewController, open: (URL) -> Bool) {
    let review = MixedReviewViewController(trunk: mix.trunk, kind: mix.kind)
    review.mix = mix
    return start(review)
  }
}

/// Review that presents Login and Comment of other patterns.
private final class MixedReviewViewController: ReviewViewController {
  var mix: Mix?
  private weak var login: LoginChild?

  override func presentLogin(login: String?) {
    guard let mix else { return }
    let child = mix.login.makeLogin(mix, login: login) { [weak self] in self?.loginDidEnd() }
    self.login = child
    childScreens.present(child.sheet) { child.didClose() }
  }

  override func comeBack(to sheet: UINavigationController, login: String?) {
    self.login?.comeBack(login: login)
  }

  override func presentComment(account: String) {
    guard let mix else { return }
    childScreens.present(
      mix.comment.makeComment(mix, account: account) { [weak self] in self?.commentDidEnd(text: $0) })
  }
}
