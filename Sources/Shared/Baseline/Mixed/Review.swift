package import QuartetFeatureEntry
package import PortableUIKit
import QuartetShared

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

  override func presentLogin(login: String?) {
    mix?.presentLogin(login, in: childScreens) { [weak self] in self?.loginDidEnd() }
  }

  override func comeBack(to sheet: UINavigationController, login: String?) {
    mix?.login?.comeBack(login: login)
  }

  override func presentComment(account: String) {
    mix?.presentComment(of: account, in: childScreens) { [weak self] in self?.commentDidEnd(text: $0) }
  }
}
