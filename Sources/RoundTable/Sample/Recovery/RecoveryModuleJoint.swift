import RoundTable

/// What Recovery's Joint notifies the parent of; after either, the parent goes back.
enum RecoveryModuleJointOutput {
  case sent(login: String)
  case back
}

/// Notifies the parent of how Recovery ends.
///
/// The pipeline owns it and calls it last. It does not pop Recovery, because the navigation controller is the
/// parent's. After the system's back button there is nothing to notify: for the parent, what UIKit
/// shows on top counts.
final class RecoveryModuleJoint: RTEModuleJoint<RecoveryModuleTypes> {
  override func handleCore(event: RecoveryModuleCoreEvent) {
    switch event {
    case .sent(let login):
      notifyOut(output: .sent(login: login))
    case .cancelled:
      notifyOut(output: .back)
    }
  }
}
