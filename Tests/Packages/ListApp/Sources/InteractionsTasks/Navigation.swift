import Interactions
import TaskScreens

/// Presents the editor and the question, and dismisses the editor.
protocol ListNavigating: Navigating<any PresentationControlling & IdleAwaiting> {
  func presentEditor(title: String, listener: any EditorListening)
  func dismissEditor()
  func presentQuestion(title: String, listener: any DeletionListening)
}

/// Notified of the answer. “Keep” changes nothing.
protocol DeletionListening: AnyObject {
  func didTapDeleteButton()
}

final class ListNavigation {
  private let editorAssembler: (String) -> any Assembling<any EditorControlling>
  private weak var presenter: (any PresentationControlling & IdleAwaiting)?

  init(editorAssembler: @escaping (String) -> any Assembling<any EditorControlling>) {
    self.editorAssembler = editorAssembler
  }
}

extension ListNavigation: ListNavigating {
  func use(_ navigationController: any PresentationControlling & IdleAwaiting) {
    presenter = navigationController
  }

  func presentEditor(title: String, listener: any EditorListening) {
    presenter?.whenIdle { [weak self, weak listener] in
      guard let self, let listener else { return }
      let editor = editorAssembler(title).assemble()
      editor.use(listener)
      presenter?.present(UINavigationController(rootViewController: editor), animated: true)
    }
  }

  func dismissEditor() {
    presenter?.dismiss(animated: true)
  }

  func presentQuestion(title: String, listener: any DeletionListening) {
    presenter?.whenIdle { [weak self, weak listener] in
      let alert = UIAlertController(title: "Delete “\(title)”?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
      alert.addAction(
        UIAlertAction(title: "Delete", style: .destructive) { _ in listener?.didTapDeleteButton() })
      self?.presenter?.present(alert, animated: true)
    }
  }
}
