package import QuartetFeatureEntry
import QuartetShared
package import VIPERKit

extension VIPERFeature: @MainActor MixableFeature {
  package static func start(_ mix: Mix) -> (root: UIViewController, open: (URL) -> Bool) {
    let links = OpenedLinks()
    let parameters = ReviewParameters(trunk: mix.trunk, kind: mix.kind, links: links)
    let review = ReviewFactory.scene(parameters: parameters) { MixedReviewRouter(navigator: $0, mix: mix) }
    return start(review, links)
  }
}

/// Presents Login and Comment of other patterns. Their closures refer to the delegate weakly.
private final class MixedReviewRouter: ReviewRouter<ReviewViewController> {
  private let mix: Mix

  init(navigator: ReviewViewController, mix: Mix) {
    self.mix = mix
    super.init(navigator: navigator, kind: mix.kind)
  }

  override func whenPossible(
    perform action: @escaping () -> Void, ifLoginIsOpen update: @escaping (any LoginInput) -> Void
  ) {
    navigator.childScreens.request { [mix] openScene in
      if openScene == nil { action() } else if let login = mix.login { update(login) }
    }
  }

  override func presentLogin(parameters: LoginParameters, delegate: some LoginDelegate) {
    mix.presentLogin(parameters.login, in: navigator.childScreens) { [weak delegate] in
      delegate?.loginDidEnd()
    }
  }

  override func presentComment(parameters: CommentParameters, delegate: some CommentDelegate) {
    guard let account = mix.trunk.authManager.account else { return }
    mix.presentComment(of: account, in: navigator.childScreens) { [weak delegate] text in
      if let text { delegate?.commentDidSend(text) } else { delegate?.commentDidDiscard() }
    }
  }
}

extension LoginHandle: LoginInput {
  package func update(parameters: LoginParameters) { comeBack(login: parameters.login) }
}
