import RVBKit

/// Recovery needs no domain object.
struct RecoveryDependency {}

/// The data that is new for each Recovery.
struct RecoveryParameter {
  let login: String
}

protocol RecoveryBuildable: Buildable {
  func build(with parameter: RecoveryParameter) -> any RecoveryControllable
}

/// Makes whole Recovery modules: panel and router.
///
/// Login's builder makes it, Login's router owns it and calls it. It does not own the modules that it has made.
final class RecoveryBuilder: Builder<RecoveryDependency>, RecoveryBuildable {
  func build(with parameter: RecoveryParameter) -> any RecoveryControllable {
    let panel = RecoveryPanel(login: parameter.login)
    panel.router = RecoveryRouter()
    return panel
  }
}
