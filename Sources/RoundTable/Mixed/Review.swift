package import QuartetFeatureEntry
package import RoundTable
import QuartetShared

extension RoundTableFeature: @MainActor MixableFeature {
  package static func start(_ mix: Mix) -> (root: UIViewController, open: (URL) -> Bool) {
    start(
      RTEModuleAssembly(
        pipeline: ReviewModulePipeline(), state: ReviewModuleState(kind: mix.kind),
        coreBuilder: { [trunk = mix.trunk] in
          ReviewModuleCore(
            pipeline: $0, state: $1, authManager: trunk.authManager, commentStore: trunk.commentStore)
        },
        presenterBuilder: ReviewModulePresenter.init,
        viewBuilder: { ReviewModuleView(pipeline: $0) },
        jointBuilder: { MixedReviewJoint(pipeline: $0, state: $1, view: $2, mix: mix) }))
  }
}

/// The Joint that presents Login and Comment of other patterns.
private final class MixedReviewJoint: ReviewModuleJoint {
  private let mix: Mix

  init(pipeline: ReviewModulePipeline, state: ReviewModuleState, view: ReviewModuleView, mix: Mix) {
    self.mix = mix
    super.init(pipeline: pipeline, state: state, view: view, trunk: mix.trunk)
  }

  override func presentLoginModule(login: String?) {
    mix.presentLogin(login, in: view?.childScreens) { [weak self] in
      self?.view?.childScreens.close()
      self?.pipeline?.notify(input: .loginEnded)
    }
  }

  override func returnToLogin(login: String?) {
    mix.login?.comeBack(login: login)
  }

  override func presentCommentModule(account: String) {
    mix.presentComment(of: account, in: view?.childScreens) { [weak self] text in
      self?.view?.childScreens.close()
      if let text { self?.pipeline?.notify(input: .comment(text: text)) }
    }
  }
}
