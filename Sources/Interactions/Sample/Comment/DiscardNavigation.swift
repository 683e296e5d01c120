import Interactions
import Screens

protocol DiscardNavigating: Navigating<any PresentationControlling> {
  func use(_ listener: any DiscardListening)
  func presentDiscardQuestion()
}

final class DiscardNavigation {
  private let alertAssembler: any DiscardAlertAssembling
  private weak var presenter: (any PresentationControlling)?
  private weak var listener: (any DiscardListening)?

  init(alertAssembler: any DiscardAlertAssembling) {
    self.alertAssembler = alertAssembler
  }
}

extension DiscardNavigation: DiscardNavigating {
  func use(_ presenter: any PresentationControlling) {
    self.presenter = presenter
  }

  func use(_ listener: any DiscardListening) {
    self.listener = listener
  }

  func presentDiscardQuestion() {
    let alert = alertAssembler.assemble()
    alert.addAction(
      UIAlertAction(title: Texts.Comment.keepEditing, style: .cancel) { [weak listener] _ in
        listener?.didTapKeepButton()
      })
    alert.addAction(
      UIAlertAction(title: Texts.Comment.discard, style: .destructive) { [weak listener] _ in
        listener?.didTapDiscardButton()
      })
    presenter?.present(alert, animated: true, completion: nil)
  }
}
