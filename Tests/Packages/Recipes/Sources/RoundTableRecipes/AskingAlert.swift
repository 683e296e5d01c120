import RoundTable

enum NotesModuleTypes: RTEModuleTypes {
  enum Intent { case deleteButtonTap }
  enum Input { case delete }
  typealias State = NotesModuleState
}

final class NotesModuleState {
  var notes = ["Buy milk"]
}

/// Deletes, once the user has answered. The tap alone only opens the question, so the Joint handles it.
final class NotesModuleCore: RTEModuleCore<NotesModuleTypes> {
  override func handleJoint(input: NotesModuleTypes.Input) {
    switch input {
    case .delete: state.notes = []
    }
  }
}

/// Presents the question, and passes the answer on as an input.
final class NotesModuleJoint: RTEModuleJoint<NotesModuleTypes> {
  override func handleView(intent: NotesModuleTypes.Intent) {
    switch intent {
    case .deleteButtonTap: presentAlert()
    }
  }

  private func presentAlert() {
    let alert = UIAlertController(title: "Delete all notes?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
        self?.pipeline?.notify(input: .delete)
      })
    view?.childScreens.present(alert)
  }
}

func NotesModuleAssembly() -> RTEModule<RTEModuleViewStandalone<NotesModuleTypes>, NotesModuleJoint> {
  RTEModuleAssembly(
    pipeline: RTEModulePipeline<NotesModuleTypes>(),
    state: NotesModuleState(),
    coreBuilder: { NotesModuleCore(pipeline: $0, state: $1) },
    presenterBuilder: { RTEModulePresenter(pipeline: $0, state: $1) },
    viewBuilder: { RTEModuleViewStandalone(pipeline: $0) },
    jointBuilder: { NotesModuleJoint(pipeline: $0, state: $1, view: $2, trunk: ()) })
}
