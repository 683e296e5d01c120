import Interactions
import TaskScreens

/// Presents the editor and the question, and dismisses the editor.
protocol ListNavigating: Navigating<any PresentationControlling> {
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
  private weak var presenter: (any PresentationControlling)?

  init(editorAssembler: @escaping (String) -> any Assembling<any EditorControlling>) {
    self.editorAssembler = editorAssembler
  }
}

extension ListNavigation: ListNavigating {
  func use(_ navigationController: any PresentationControlling) {
    presenter = navigationController
  }

  func presentEditor(title: String, listener: any EditorListening) {
    let editor = editorAssembler(title).assemble()
    editor.use(listener)
    presenter?.childScreens.present(UINavigationController(rootViewController: editor))
  }

  func dismissEditor() {
    presenter?.childScreens.close()
  }

  func presentQuestion(title: String, listener: any DeletionListening) {
    let alert = UIAlertController(title: "Delete “\(title)”?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [weak listener] _ in
        listener?.didTapDeleteButton()
      })
    presenter?.childScreens.present(alert)
  }
}
