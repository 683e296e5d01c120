import VIPERKit

protocol SavingViewable: AnyObject {
  func setFailure(to text: String?)
  func setSaveButton(title: String, isEnabled: Bool)
}

protocol SavingInteractive {
  func save(_ name: String) async throws
}

protocol SavingDelegate: AnyObject {
  func savingDidEnd()
}

protocol SavingPresentable {
  func didChangeName(to name: String)
  func didTapSaveButton()
}

/// Saves the name. If that fails, the presenter still has the name, and the same tap tries again.
final class SavingPresenter<View, Interactor>: SavingPresentable
where View: SavingViewable, Interactor: SavingInteractive {
  private unowned let view: View
  private let interactor: Interactor
  private unowned let delegate: any SavingDelegate
  private var name = ""
  private var saving: Task<Void, Never>?

  init(view: View, interactor: Interactor, delegate: some SavingDelegate) {
    self.view = view
    self.interactor = interactor
    self.delegate = delegate
  }

  deinit { saving?.cancel() }

  func didChangeName(to name: String) {
    self.name = name
  }

  func didTapSaveButton() {
    guard saving == nil else { return }
    view.setFailure(to: nil)
    view.setSaveButton(title: "Save", isEnabled: false)
    saving = Task { [weak self, interactor, name] in
      do {
        try await interactor.save(name)
        self?.didSave()
      } catch {
        self?.didFail()
      }
    }
  }

  private func didSave() {
    saving = nil
    delegate.savingDidEnd()
  }

  private func didFail() {
    saving = nil
    view.setFailure(to: "Not saved")
    view.setSaveButton(title: "Try again", isEnabled: true)
  }
}
