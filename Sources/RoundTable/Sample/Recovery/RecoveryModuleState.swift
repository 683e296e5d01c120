import QuartetShared

/// The data of Recovery: the login as typed.
///
/// The Core writes it at every edit. The Presenter and the Joint read it trimmed.
final class RecoveryModuleState {
  var inputLogin: String

  init(login: String) {
    inputLogin = login
  }

  var login: String { Login(inputLogin).text }
}
