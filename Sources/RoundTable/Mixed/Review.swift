package import FeatureEntry
package import RoundTable
import Shared

// Review's Joint gets a child of another pattern as a module: a controller to open, and a Joint to attach to.
extension RoundTableFeature: @MainActor MixableFeature {
  package static func start(_ mix: Mix) -> (root: UIViewController, open: (URL) -> Bool) {
    var children = ReviewModuleChildren()
    children.login = { trunk, _, login in
      let joint = LoginChildJoint(
        pipeline: LoginModulePipeline(), state: LoginModuleState(), view: nil, trunk: trunk)
      let child = mix.login.makeLogin(mix, login: login) { [weak joint] in joint?.notifyOut(output: .dismiss)
      }
      joint.child = child
      return (child.sheet, joint)
    }
    children.comment = { trunk, account in
      let joint = RTEModuleJoint<CommentModuleTypes>(
        pipeline: CommentModulePipeline(), state: CommentModuleState(), view: nil, trunk: trunk)
      let comment = mix.comment.makeComment(mix, account: account) { text in
        joint.notifyOut(output: text.map { .comment(text: $0) } ?? .dismiss)
      }
      return (comment, joint)
    }
    return start(ReviewModuleAssembly(trunk: mix.trunk, kind: mix.kind, children: children))
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
