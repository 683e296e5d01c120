import Interactions

/// Leaving: notifies the interaction that opened Login of how it ends (L5, L9, L10).
///
/// The controller owns it and calls it; the signing-in interaction calls it too. It must not dismiss Login: that is
/// done where Login was presented.
protocol LoginLeavingInteracting: Interacting {
  func use(_ listener: any LoginListening)
  func use(_ view: any TapsRendering)
  func didTapCancelButton()
  func didSignIn()
  func didDisappear()
}

final class LoginLeavingInteraction {
  private weak var listener: (any LoginListening)?
  private weak var view: (any TapsRendering)?
}

extension LoginLeavingInteraction: LoginLeavingInteracting {
  func use(_ listener: any LoginListening) {
    self.listener = listener
  }

  func use(_ view: any TapsRendering) {
    self.view = view
  }

  func didTapCancelButton() {
    finish()
  }

  func didSignIn() {
    finish()
  }

  func didDisappear() {
    listener?.didLeaveLogin()
  }

  private func finish() {
    view?.render(TapsRenderable(areAccepted: false))
    listener?.didFinishLogin()
  }
}
