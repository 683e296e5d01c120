import RoundTable
import Shared

/// Makes the modules that Review's Joint opens. A screen of another pattern can take the place of each.
struct ReviewModuleChildren {
  typealias Login = (view: UIViewController, joint: RTEModuleJoint<LoginModuleTypes>)
  typealias Comment = (view: UIViewController, joint: RTEModuleJoint<CommentModuleTypes>)

  var login = { (trunk: Trunk, kind: LoginModuleKind, login: String?) -> Login in
    let module = LoginModuleAssembly(trunk: trunk, kind: kind, login: login)
    return (module.view, module.joint)
  }
  var comment = { (trunk: Trunk, account: String) -> Comment in
    let module = CommentModuleAssembly(trunk: trunk, account: account)
    return (module.view, module.joint)
  }
}
