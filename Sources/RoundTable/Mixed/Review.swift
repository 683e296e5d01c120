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

// A child of another pattern is a module to it: a controller to open, and a Joint to attach to.
private final class MixedReviewJoint: ReviewModuleJoint {
  var mix: Mix?

  override func makeLogin(login: String?) -> (view: UIViewController, joint: RTEModuleJoint<LoginModuleTypes>)
  {
    guard let mix else { return super.makeLogin(login: login) }
    let joint = LoginChildJoint(
      pipeline: LoginModulePipeline(), state: LoginModuleState(), view: nil, trunk: trunk)
    let child = mix.login.makeLogin(mix, login: login) { [weak joint] in joint?.notifyOut(output: .dismiss) }
    joint.child = child
    return (child.sheet, joint)
  }

  override func makeComment(account: String) -> (
    view: UIViewController, joint: RTEModuleJoint<CommentModuleTypes>
  ) {
    guard let mix else { return super.makeComment(account: account) }
    let joint = RTEModuleJoint<CommentModuleTypes>(
      pipeline: CommentModulePipeline(), state: CommentModuleState(), view: nil, trunk: trunk)
    let comment = mix.comment.makeComment(mix, account: account) { text in
      joint.notifyOut(output: text.map { .comment(text: $0) } ?? .dismiss)
    }
    return (comment, joint)
  }
}

/// Passes the inputs of Review's Joint on to a Login of another pattern. Owned until the sheet is closed.
private final class LoginChildJoint: RTEModuleJoint<LoginModuleTypes> {
  var child: LoginChild?

  override func take(input: LoginModuleJointInput) {
    switch input {
    case .link(let login): child?.comeBack(login)
    case .closed: child?.didClose()
    case .recovery: break
    }
  }
}
