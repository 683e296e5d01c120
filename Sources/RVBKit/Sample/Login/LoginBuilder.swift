import RVBKit
import Shared

struct LoginDependency {
  let authManager: AuthManager
}

struct LoginParameter {
  let kind: LoginKind
}

protocol LoginBuildable: Buildable {
  func build(with parameter: LoginParameter) -> any LoginControllable
}

final class LoginBuilder: Builder<LoginDependency>, LoginBuildable {
  func build(with parameter: LoginParameter) -> any LoginControllable {
    let viewModel = LoginViewModel(authManager: dependency.authManager)
    let viewController = LoginViewController(kind: parameter.kind, viewModel: viewModel)
    viewController.router = LoginRouter(recoveryBuilder: RecoveryBuilder(RecoveryDependency()))
    return viewController
  }
}
