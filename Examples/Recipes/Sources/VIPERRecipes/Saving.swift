import VIPERKit

protocol NameViewable: AnyObject {
  func setFailure(to text: String?)
  func setSaveButton(title: String, isEnabled: Bool)
}

protocol NameInteractive {
  func save(_ name: String) async throws
}

protocol NameDelegate: AnyObject {
  func nameDidSave()
}

protocol NamePresentable {
  func didChangeName(to name: String)
  func didTapSaveButton()
}

/// Saves the name. If that fails, the presenter still has the name, and the same tap tries again.
final class NamePresenter<View, Interactor>: NamePresentable
where View: NameViewable, Interactor: NameInteractive {
  private unowned let view: View
  private let interactor: Interactor
  private unowned let delegate: any NameDelegate
  private var name = ""
  private var saving: Task<Void, Never>?

  init(view: View, interactor: Interactor, delegate: some NameDelegate) {
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
    delegate.nameDidSave()
  }

  private func didFail() {
    saving = nil
    view.setFailure(to: "Not saved")
    view.setSaveButton(title: "Try again", isEnabled: true)
  }
}
