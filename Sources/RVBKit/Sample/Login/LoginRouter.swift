import RVBKit

protocol LoginRoutable: Routable {
  func routeToRecovery(with parameter: RecoveryParameter) -> any LoginRecoveryControllable
}

/// Makes Login's child, Recovery, and converts it to Login's module system with an adapter.
///
/// Login's view owns it and calls it. It owns the builder, but neither the child nor the adapter. It must not present
/// anything.
final class LoginRouter: LoginRoutable {
  private let recoveryBuilder: any RecoveryBuildable

  init(recoveryBuilder: any RecoveryBuildable) {
    self.recoveryBuilder = recoveryBuilder
  }

  func routeToRecovery(with parameter: RecoveryParameter) -> any LoginRecoveryControllable {
    RecoveryAdapter(recoveryBuilder.build(with: parameter))
  }
}
