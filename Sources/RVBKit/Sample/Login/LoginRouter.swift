import RVBKit

protocol LoginRoutable: Routable {
  func routeToRecovery(with parameter: RecoveryParameter) -> any LoginRecoveryControllable
}

final class LoginRouter: LoginRoutable {
  private let recoveryBuilder: any RecoveryBuildable

  init(recoveryBuilder: any RecoveryBuildable) {
    self.recoveryBuilder = recoveryBuilder
  }

  func routeToRecovery(with parameter: RecoveryParameter) -> any LoginRecoveryControllable {
    RecoveryAdapter(recoveryBuilder.build(with: parameter))
  }
}
