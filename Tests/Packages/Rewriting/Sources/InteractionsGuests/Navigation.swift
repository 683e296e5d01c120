import Guests
import Interactions

/// Presents the child and the question, and dismisses the child.
protocol GuestsNavigating: Navigating<any PresentationControlling> {
  func presentName(listener: any NameListening)
  func dismissName()
  func presentQuestion(listener: any QuestionListening)
}

/// Notified of the answer. “Keep” changes nothing.
protocol QuestionListening: AnyObject {
  func didTapRemoveButton()
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

  func presentName(listener: any NameListening) {
    let name = nameAssembler.assemble()
    name.use(listener)
    presenter?.childScreens.present(name)
  }

  func dismissName() { presenter?.childScreens.close() }

  func presentQuestion(listener: any QuestionListening) {
    let alert = UIAlertController(title: "Clear?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Remove", style: .destructive) { [weak listener] _ in
        listener?.didTapRemoveButton()
      })
    presenter?.childScreens.present(alert)
  }
}
