package import FeatureEntry
import Shared
package import VIPERKit

extension VIPERFeature: @MainActor MixableFeature {
  package static func start(_ mix: Mix) -> (root: UIViewController, open: (URL) -> Bool) {
    let links = OpenedLinks()
    let parameters = ReviewParameters(trunk: mix.trunk, kind: mix.kind, links: links)
    return start(ReviewFactory.mixed(mix, parameters: parameters), links)
  }
}

extension ReviewFactory {
  /// Makes the scene with a router that presents scenes of other patterns.
  fileprivate static func mixed(_ mix: Mix, parameters: ReviewParameters) -> UIViewController {
    let viewController = ReviewViewController()
    let interactor = ReviewInteractor(
      session: AuthManagerGateway(trunk: parameters.trunk),
      comments: CommentStoreGateway(trunk: parameters.trunk),
      links: parameters.links
    )
    viewController.presenter = ReviewPresenter(
      view: viewController,
      router: MixedReviewRouter(navigator: viewController, mix: mix),
      interactor: interactor,
      parameters: parameters
    )
    return viewController
  }
}

/// Presents Login and Comment of other patterns. Their closures refer to the delegate weakly.
private final class MixedReviewRouter: ReviewRoutable {
  private unowned let navigator: any ReviewNavigable
  private let mix: Mix
  /// Owned while it is open.
  private var login: LoginChild?

  init(navigator: any ReviewNavigable, mix: Mix) {
    self.navigator = navigator
    self.mix = mix
  }

  func whenPossible(
    perform action: @escaping () -> Void, ifLoginIsOpen update: @escaping (any LoginInput) -> Void
  ) {
    navigator.childScreens.request { [weak self] openScene in
      if openScene == nil { action() } else if let login = self?.login { update(OpenLogin(child: login)) }
    }
  }

  func presentLogin(parameters: LoginParameters, delegate: some LoginDelegate) {
    let child = mix.login.makeLogin(mix, login: parameters.login) { [weak delegate] in delegate?.loginDidEnd()
    }
    login = child
    navigator.childScreens.present(child.sheet) { [weak self] in
      self?.login = nil
      child.didClose()
    }
  }

  func presentComment(parameters: CommentParameters, delegate: some CommentDelegate) {
    guard let account = mix.trunk.authManager.account else { return }
    let comment = mix.comment.makeComment(mix, account: account) { [weak delegate] text in
      if let text { delegate?.commentDidSend(text) } else { delegate?.commentDidDiscard() }
    }
    navigator.childScreens.present(comment)
  }

  func dismissComment() {
    if login == nil { navigator.childScreens.close() }
  }

  func resumeRequests() { navigator.childScreens.resume() }
  func dropRequests() { navigator.childScreens.dropRequests() }
  func dismissLogin() { navigator.childScreens.close() }
}

/// Login as the presenter sees it.
private struct OpenLogin: LoginInput {
  let child: LoginChild

  func update(parameters: LoginParameters) { child.comeBack(parameters.login) }
  func didClose() { child.didClose() }
}
