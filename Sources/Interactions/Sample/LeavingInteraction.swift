import Interactions

/// Leaving: the user leaves a screen without a result, by a button or by the escape gesture of assistive technology.
///
/// The view of a screen owns it and calls it: `LeavableView`, on Login and on Recovery. It decides whether that counts: not
/// on a screen that is covered or being closed. It must not depend on the screen: its listener closes the screen and gives
/// up its work.
protocol LeavingInteracting: Interacting {
  func use(_ screen: any Responding)
  func use(_ listener: any LeavingListening)
  func didCancel()
}

/// Notified that the user left a screen, which can still be shown.
protocol LeavingListening: AnyObject {
  func didLeave()
}

final class LeavingInteraction {
  private weak var screen: (any Responding)?
  private weak var listener: (any LeavingListening)?
}

extension LeavingInteraction: LeavingInteracting {
  func use(_ screen: any Responding) { self.screen = screen }
  func use(_ listener: any LeavingListening) { self.listener = listener }

  func didCancel() { screen?.respond { listener?.didLeave() } }
}

struct LeavingInteractionAssembler: Assembling {
  func assemble() -> any LeavingInteracting { LeavingInteraction() }
}
