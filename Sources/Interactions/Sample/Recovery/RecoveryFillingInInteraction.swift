import Interactions

typealias RecoveryFillingInRendering = RecoveryFieldRendering & RecoveryControlsRendering

/// Filling in: Recovery opens with Login's login, which the user edits, and can be sent unless it is empty.
///
/// Recovery's controller owns it and calls it. It does not keep the typed login: the field does, and the controller reads it
/// when the user sends.
protocol RecoveryFillingInInteracting: Interacting {
  func use(_ view: any RecoveryFillingInRendering)
  func didOpen(login: String)
  func didChangeLogin(_ login: String)
}

final class RecoveryFillingInInteraction {
  private weak var view: (any RecoveryFillingInRendering)?
}

extension RecoveryFillingInInteraction: RecoveryFillingInInteracting {
  func use(_ view: any RecoveryFillingInRendering) { self.view = view }

  func didOpen(login: String) {
    view?.render(RecoveryFieldRenderable(login: login))
    view?.render(RecoveryControlsRenderable(login: login))
  }

  func didChangeLogin(_ login: String) { view?.render(RecoveryControlsRenderable(login: login)) }
}
