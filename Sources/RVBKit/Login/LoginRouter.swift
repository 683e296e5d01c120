protocol LoginRoutable: Routable {
  func routeToRecovery(with parameter: RecoveryParameter) -> RecoveryAdapter
}

final class LoginRouter: LoginRoutable {
  private let recoveryBuilder: any RecoveryBuildable

  init(recoveryBuilder: any RecoveryBuildable) {
    self.recoveryBuilder = recoveryBuilder
  }

  func routeToRecovery(with parameter: RecoveryParameter) -> RecoveryAdapter {
    RecoveryAdapter(recoveryBuilder.build(with: parameter))
  }
}
