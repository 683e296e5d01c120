import Interactions

/// Leaving: the user leaves a screen without a result.
///
/// The controllers of Login and of Recovery own one each, and call it for every way out that their screen has. It must not
/// depend on a screen: its listener closes the screen and gives up its work.
protocol LeavingInteracting: Interacting {
  func use(_ listener: any LeavingListening)
  func didCancel()
}

/// Notified that the user left a screen, which can still be shown.
protocol LeavingListening: AnyObject {
  func didLeave()
}

final class LeavingInteraction {
  private weak var listener: (any LeavingListening)?
}

extension LeavingInteraction: LeavingInteracting {
  func use(_ listener: any LeavingListening) { self.listener = listener }

  func didCancel() { listener?.didLeave() }
}

struct LeavingInteractionAssembler: Assembling {
  func assemble() -> any LeavingInteracting { LeavingInteraction() }
}
