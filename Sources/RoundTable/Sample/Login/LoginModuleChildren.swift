import RoundTable
import Shared

/// Makes the module that Login's Joint opens. A screen of another pattern can take its place.
struct LoginModuleChildren {
  typealias Recovery = (view: UIViewController, joint: RTEModuleJoint<RecoveryModuleTypes>)

  var recovery = { (trunk: Trunk, login: String) -> Recovery in
    let module = RecoveryModuleAssembly(trunk: trunk, login: login)
    return (module.view, module.joint)
  }
}
