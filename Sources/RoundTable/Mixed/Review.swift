package import FeatureEntry
package import RoundTable
import Shared

extension RoundTableFeature: @MainActor MixableFeature {
  package static func start(_ mix: Mix) -> (root: UIViewController, open: (URL) -> Bool) {
    start(
      RTEModuleAssembly(
        pipeline: ReviewModulePipeline(), state: ReviewModuleState(kind: mix.kind),
        coreBuilder: { pipeline, state in
          ReviewModuleCore(
            pipeline: pipeline, state: state, authManager: mix.trunk.authManager,
            commentStore: mix.trunk.commentStore)
        },
        presenterBuilder: { ReviewModulePresenter(pipeline: $0, state: $1) },
        viewBuilder: { ReviewModuleView(pipeline: $0) },
        jointBuilder: { pipeline, state, view in
          let joint = MixedReviewJoint(pipeline: pipeline, state: state, view: view, trunk: mix.trunk)
          joint.mix = mix
          return joint
        }))
  }
}

private final class MixedReviewJoint: ReviewModuleJoint {
  var mix: Mix?
  private weak var login: LoginChild?

  override func presentLoginModule(login: String?) {
    guard let mix else { return }
    let child = mix.login.makeLogin(mix, login: login) { [weak self] in
      self?.view?.childScreens.close()
      self?.pipeline?.notify(input: .loginEnded)
    }
    self.login = child
    view?.childScreens.present(child.sheet) { child.didClose() }
  }

  override func returnToLogin(login: String?) {
    self.login?.comeBack(login: login)
  }

  override func presentCommentModule(account: String) {
    guard let mix else { return }
    let comment = mix.comment.makeComment(mix, account: account) { [weak self] text in
      self?.view?.childScreens.close()
      if let text { self?.pipeline?.notify(input: .comment(text: text)) }
    }
    view?.childScreens.present(comment)
  }
}
