import Awaiting
import RoundTable

/// A parent whose Joint asks for a name before it goes on.
enum WelcomeModuleTypes: RTEModuleTypes {}

final class WelcomeModuleJoint: RTEModuleJoint<WelcomeModuleTypes> {
  /// Opens a child and returns its output; nil if it was closed in another way, or not opened.
  func askForName<View: UIViewController>(
    with assembly: () -> RTEModule<View, NameModuleJoint>
  ) async -> NameModuleTypes.Output? {
    await withCheckedContinuation { continuation in
      let (child, answer) = (assembly(), Answer(continuation))
      child.joint.attach { [weak view] output in
        answer.give(output)
        view?.childScreens.close()
      }
      view?.childScreens.present(child.view)
    }
  }
}
