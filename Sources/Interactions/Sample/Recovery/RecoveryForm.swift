import Interactions
import Shared

/// Whose password is lost, as the interactions of Recovery share it.
protocol RecoveryForming: AnyObject {
  var login: String { get set }
  var hasEnded: Bool { get set }
}

final class RecoveryForm {
  var login = String()
  var hasEnded = false
}

extension RecoveryForm: RecoveryForming {}

extension RecoveryForming {
  var isReadyToSend: Bool { !Login(login).isEmpty }
}
