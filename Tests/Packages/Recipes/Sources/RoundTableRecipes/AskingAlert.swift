import RoundTable

enum NotesModuleTypes: RTEModuleTypes {
  enum Event { case deleteQuestionNeeded }
  enum Intent { case deleteButtonTap }
  enum Input { case delete }
  typealias State = NotesModuleState
}

final class NotesModuleState {
  var notes = ["Buy milk"]
}

/// Decides that a question is needed, and what follows from the answer.
final class NotesModuleCore: RTEModuleCore<NotesModuleTypes> {
  override func handleView(intent: NotesModuleTypes.Intent) {
    switch intent {
    case .deleteButtonTap: pipeline?.notify(event: .deleteQuestionNeeded)
    }
  }

  override func handleJoint(input: NotesModuleTypes.Input) {
    switch input {
    case .delete: state.notes = []
    }
  }
}

/// Presents the question, and passes the answer on as an input.
final class NotesModuleJoint: RTEModuleJoint<NotesModuleTypes> {
  override func handleCore(event: NotesModuleTypes.Event) {
    switch event {
    case .deleteQuestionNeeded: view?.whenIdle { [weak self] in self?.presentAlert() }
    }
  }

  private func presentAlert() {
    guard let view, view.presentedViewController == nil else { return }
    let alert = UIAlertController(title: "Delete all notes?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
        self?.pipeline?.notify(input: .delete)
      })
    view.present(alert, animated: true)
  }
}

func NotesModuleAssembly() -> RTEModule<RTEModuleViewStandalone<NotesModuleTypes>, NotesModuleJoint> {
  RTEModuleAssembly(
    pipeline: RTEModulePipeline(),
    state: NotesModuleState(),
    coreBuilder: { NotesModuleCore(pipeline: $0, state: $1) },
    presenterBuilder: { RTEModulePresenter(pipeline: $0, state: $1) },
    viewBuilder: { RTEModuleViewStandalone(pipeline: $0) },
    jointBuilder: { NotesModuleJoint(pipeline: $0, state: $1, view: $2, trunk: ()) })
}
