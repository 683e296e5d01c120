import RVBKit

struct RecoveryDependency {}

struct RecoveryParameter {
  let login: String
}

protocol RecoveryBuildable: Buildable {
  func build(with parameter: RecoveryParameter) -> any RecoveryControllable
}

final class RecoveryBuilder: Builder<RecoveryDependency>, RecoveryBuildable {
  func build(with parameter: RecoveryParameter) -> any RecoveryControllable {
    let panel = RecoveryPanel(login: parameter.login)
    panel.router = RecoveryRouter()
    return panel
  }
}
