import QuartetShared
import RVBKit

/// The objects that every Login needs.
struct LoginDependency {
  let authManager: AuthManager
}

/// The data that is new for each Login.
struct LoginParameter {
  let kind: LoginKind
}

protocol LoginBuildable: Buildable {
  func build(with parameter: LoginParameter) -> any LoginControllable
}

/// Makes whole Login modules: view, view model, router, and the builder of Recovery for the router.
///
/// Review's builder makes it, Review's router owns it and calls it. It does not own the modules that it has made.
final class LoginBuilder: Builder<LoginDependency>, LoginBuildable {
  func build(with parameter: LoginParameter) -> any LoginControllable {
    let viewModel = LoginViewModel(authManager: dependency.authManager)
    let viewController = LoginViewController(kind: parameter.kind, viewModel: viewModel)
    viewController.router = LoginRouter(recoveryBuilder: RecoveryBuilder(RecoveryDependency()))
    return viewController
  }
}
