import RoundTable

enum SavingModuleTypes: RTEModuleTypes {
  enum Event: Equatable { case started, saved, failed }
  enum Update: Equatable { case saveButton(title: String, isEnabled: Bool), failure(String?) }
  enum Intent { case nameChange(String), saveButtonTap }
  enum Output: Equatable { case saved }
  typealias State = SavingModuleState
}

final class SavingModuleState {
  var name = ""
  var isSaving = false
  var hasFailed = false
}

/// Saves the name. If that fails, the name stays in the state, and the same intent tries again.
final class SavingModuleCore: RTEModuleCore<SavingModuleTypes> {
  private let save: (String) async throws -> Void
  private var task: Task<Void, Never>?

  init(
    pipeline: RTEModulePipeline<SavingModuleTypes>, state: SavingModuleState,
    save: @escaping (String) async throws -> Void
  ) {
    self.save = save
    super.init(pipeline: pipeline, state: state)
  }

  override func stop() {
    task?.cancel()
  }

  override func handleView(intent: SavingModuleTypes.Intent) {
    switch intent {
    case .nameChange(let name): state.name = name
    case .saveButtonTap: startSaving()
    }
  }

  private func startSaving() {
    guard !state.isSaving else { return }
    state.isSaving = true
    state.hasFailed = false
    pipeline?.notify(event: .started)
    task = Task { [weak self, save, name = state.name] in
      do {
        try await save(name)
        self?.finishSaving(with: .saved)
      } catch {
        self?.finishSaving(with: .failed)
      }
    }
  }

  private func finishSaving(with event: SavingModuleTypes.Event) {
    state.isSaving = false
    state.hasFailed = event == .failed
    pipeline?.notify(event: event)
  }
}

final class SavingModulePresenter: RTEModulePresenter<SavingModuleTypes> {
  override func handleCore(event: SavingModuleTypes.Event) {
    pipeline?.notify(update: .failure(state.hasFailed ? "Not saved" : nil))
    pipeline?.notify(
      update: .saveButton(title: state.hasFailed ? "Try again" : "Save", isEnabled: !state.isSaving))
  }
}

/// Sends the output only after a success, so the parent keeps the screen open after a failure.
final class SavingModuleJoint: RTEModuleJoint<SavingModuleTypes> {
  override func handleCore(event: SavingModuleTypes.Event) {
    if event == .saved { notifyOut(output: .saved) }
  }
}
