import RoundTable
import Shared

/// What Login's Joint notifies the Core and the Presenter of.
enum LoginModuleJointInput {
  /// A deep link leads to Login; it may contain a login.
  case link(login: String?)
  /// Recovery covers Login.
  case recoveryPushed
  /// Recovery has sent instructions to a login.
  case recovery(login: String)
}

/// What Login's Joint notifies the parent of.
enum LoginModuleJointOutput {
  /// Login has ended: the parent has to dismiss it, if it is still on screen.
  case dismiss
}

/// Pushes Recovery, goes back from it, and notifies the parent of how Login ends.
///
/// The pipeline owns it and calls it last; the parent calls `take(input:)`. It does not
/// remember whether Recovery is on top, because the back button pops it too. It does not dismiss Login, because the
/// parent has presented it, and it does not change the state.
final class LoginModuleJoint: RTEModuleJoint<LoginModuleTypes> {
  /// Whether the user can no longer use Login: it is about to go.
  var hasEnded: Bool { state.hasEnded }

  /// Whether the parent can dismiss Login: it has ended, and no screen of other code covers it (T6).
  var canBeDismissed: Bool { hasEnded && view?.presentedViewController == nil }

  override func handleCore(event: LoginModuleCoreEvent) {
    switch event {
    case .success, .cancelled:
      notifyOut(output: .dismiss)
    case .recoveryNeeded:
      view?.whenIdle { [weak self] in self?.pushRecoveryModule() }
    case .linked:
      popRecoveryModule()
    case .started, .failure:
      break
    }
  }

  // Login may have ended, or a link may have led back to it, while the push waited for a transition.
  private func pushRecoveryModule() {
    guard !state.hasEnded, state.isRecoveryRequested else { return }
    let module = RecoveryModuleAssembly(trunk: trunk, login: state.inputLogin)

    module.joint.attach { [weak self] output in
      switch output {
      case .sent(let login):
        self?.pipeline?.notify(input: .recovery(login: login))
        self?.popRecoveryModule()
      case .back:
        self?.popRecoveryModule()
      }
    }

    navigationView?.pushViewController(module.view, animated: true)
    pipeline?.notify(input: .recoveryPushed)
  }

  private func popRecoveryModule() {
    view?.whenIdle { [weak self] in
      guard let self, !state.hasEnded else { return }
      navigationView?.popToRootViewController(animated: true)
    }
  }
}
