struct RecoveryDependency {}

struct RecoveryParameter {
  let login: String
}

protocol RecoveryBuildable: Buildable {
  func build(with parameter: RecoveryParameter) -> any RecoveryControllable
}

final class RecoveryBuilder: Builder<RecoveryDependency>, RecoveryBuildable {
  func build(with parameter: RecoveryParameter) -> any RecoveryControllable {
    let viewController = RecoveryViewController(progress: RecoveryProgress(login: parameter.login))
    viewController.router = RecoveryRouter()
    return viewController
  }
}
