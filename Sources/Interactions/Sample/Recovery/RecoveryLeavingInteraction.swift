import Interactions

/// Leaving: the escape gesture goes back without sending anything (T5).
///
/// The controller owns it and calls it. It notifies the interaction that opened Recovery. The back button needs no
/// interaction: UIKit pops, and nothing else changes (V3).
protocol RecoveryLeavingInteracting: Interacting {
  func use(_ listener: any RecoveryListening)
  func didEscape()
}

final class RecoveryLeavingInteraction {
  private weak var listener: (any RecoveryListening)?
}

extension RecoveryLeavingInteraction: RecoveryLeavingInteracting {
  func use(_ listener: any RecoveryListening) {
    self.listener = listener
  }

  func didEscape() {
    listener?.didEscapeRecovery()
  }
}
