import Observation
import Screens

enum RecoveryEvent {
  case sent(login: String)
  case back
  case gone
}

/// Recovery as Login can hear it: an object to observe turned into a closure to call.
///
/// Whoever shows Recovery keeps the adapter until Recovery has gone; Recovery does not.
final class RecoveryAdapter: Controllable {
  var onEvent: ((RecoveryEvent) -> Void)?

  private let controllable: any RecoveryControllable

  init(_ controllable: any RecoveryControllable) {
    self.controllable = controllable
    let progress = controllable.progress
    tell(when: { progress.isSent }, { $0.onEvent?(.sent(login: $0.controllable.progress.trimmedLogin)) })
    tell(when: { progress.isLeaving }, { $0.onEvent?(.back) })
    tell(when: { progress.isGone }, { $0.onEvent?(.gone) })
  }

  /// The screen, to be pushed.
  var viewController: UIViewController { controllable }

  // Observers are told on the actor on which the change is made, and before it is made: which is all that one
  // needs to know of a flag that rises once.
  private func tell(
    when flag: () -> Bool, _ event: @escaping @MainActor @Sendable (RecoveryAdapter) -> Void
  ) {
    withObservationTracking {
      _ = flag()
    } onChange: { [weak self] in
      MainActor.assumeIsolated {
        if let self { event(self) }
      }
    }
  }
}
