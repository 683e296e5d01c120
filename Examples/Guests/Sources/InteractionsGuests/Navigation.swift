import Guests
import Interactions

/// Presents the child and the question, and dismisses the child.
protocol GuestsNavigating: Navigating<any PresentationControlling> {
  func presentName(_ name: String, listener: any NameListening)
  func dismissName()
  func presentQuestion(name: String, listener: any QuestionListening)
}

/// Notified of the answer. “Keep” changes nothing.
protocol QuestionListening: AnyObject {
  func didTapDeleteButton()
}

final class GuestsNavigation {
  private let nameAssembler: any Assembling<any NameControlling>
  private weak var presenter: (any PresentationControlling)?

  init(nameAssembler: any Assembling<any NameControlling>) {
    self.nameAssembler = nameAssembler
  }
}

extension GuestsNavigation: GuestsNavigating {
  func use(_ presenter: any PresentationControlling) { self.presenter = presenter }

  func presentName(_ name: String, listener: any NameListening) {
    let controller = nameAssembler.assemble()
    controller.use(listener)
    controller.didOpen(name: name)
    presenter?.childScreens.present(UINavigationController(rootViewController: controller))
  }

  func dismissName() { presenter?.childScreens.close() }

  func presentQuestion(name: String, listener: any QuestionListening) {
    let alert = UIAlertController(title: "Delete “\(name)”?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [weak listener] _ in
        listener?.didTapDeleteButton()
      })
    presenter?.childScreens.present(alert)
  }
}
