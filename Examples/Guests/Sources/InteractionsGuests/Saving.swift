import Interactions

struct SavingRenderable: Equatable {
  let failure: String?
  let buttonTitle: String
  let canSave: Bool
}

protocol SavingRendering: Rendering {
  func render(_ renderable: SavingRenderable)
}

/// Notified of a success only, so the screen stays open after a failure.
protocol SavingListening: AnyObject {
  func didSave()
}

/// Covers what the interaction uses of the app's service.
protocol NameSaving: AnyObject {
  func save(_ name: String) async throws
}

protocol SavingInteracting: Interacting {
  func use(_ names: any NameSaving)
  func use(_ view: any SavingRendering)
  func use(_ listener: any SavingListening)
  func didTapSaveButton(name: String)
}

/// Saves the name. If that fails, the field still has the name, and the same tap tries again.
final class SavingInteraction {
  private weak var names: (any NameSaving)?
  private weak var view: (any SavingRendering)?
  private weak var listener: (any SavingListening)?
  private var saving: Task<Void, Never>?

  deinit {
    saving?.cancel()
  }
}

extension SavingInteraction: SavingInteracting {
  func use(_ names: any NameSaving) { self.names = names }
  func use(_ view: any SavingRendering) { self.view = view }
  func use(_ listener: any SavingListening) { self.listener = listener }

  func didTapSaveButton(name: String) {
    guard saving == nil, let names else { return }
    view?.render(SavingRenderable(failure: nil, buttonTitle: "Save", canSave: false))
    saving = Task { [weak self] in
      do {
        try await names.save(name)
        self?.listener?.didSave()
      } catch {
        self?.didFail()
      }
    }
  }

  private func didFail() {
    saving = nil
    view?.render(SavingRenderable(failure: "Not saved", buttonTitle: "Try again", canSave: true))
  }
}
