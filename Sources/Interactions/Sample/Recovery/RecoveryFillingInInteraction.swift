import Interactions

typealias RecoveryFillingInRendering = RecoveryFieldRendering & RecoveryControlsRendering

/// Filling in: what is handed over or typed becomes the form.
protocol RecoveryFillingInInteracting: Interacting {
  /// What is filled in, for the other interactions of Recovery to use.
  var form: any RecoveryForming { get }

  func use(_ view: any RecoveryFillingInRendering)
  func didOpen(login: String)
  func didChangeLogin(_ login: String)
}

final class RecoveryFillingInInteraction {
  let form: any RecoveryForming
  private weak var view: (any RecoveryFillingInRendering)?

  init(form: any RecoveryForming) {
    self.form = form
  }
}

extension RecoveryFillingInInteraction: RecoveryFillingInInteracting {
  func use(_ view: any RecoveryFillingInRendering) {
    self.view = view
    renderForm()
  }

  func didOpen(login: String) {
    form.login = login
    renderForm()
  }

  func didChangeLogin(_ login: String) {
    form.login = login
    view?.render(RecoveryControlsRenderable(form))
  }

  private func renderForm() {
    view?.render(RecoveryFieldRenderable(form))
    view?.render(RecoveryControlsRenderable(form))
  }
}
