import Interactions
import QuartetScreens

/// The interaction that asked whether to discard, notified of the answer. "Keep editing" changes nothing.
protocol DiscardListening: AnyObject {
  func didTapDiscardButton()
}

/// Presents the alert that asks whether to discard the comment.
///
/// Comment's discarding interaction owns it and calls it. The alert opens through `childScreens` of Comment, so that Comment
/// can be closed together with it. The alert dismisses itself.
protocol DiscardNavigating: Navigating<any PresentationControlling> {
  func use(_ listener: any DiscardListening)
  func presentDiscardQuestion()
}

final class DiscardNavigation {
  private let alertAssembler: any Assembling<UIAlertController>
  private weak var presenter: (any PresentationControlling)?
  private weak var listener: (any DiscardListening)?

  init(alertAssembler: any Assembling<UIAlertController>) {
    self.alertAssembler = alertAssembler
  }
}

extension DiscardNavigation: DiscardNavigating {
  func use(_ presenter: any PresentationControlling) { self.presenter = presenter }
  func use(_ listener: any DiscardListening) { self.listener = listener }

  func presentDiscardQuestion() {
    let alert = alertAssembler.assemble()
    alert.addAction(UIAlertAction(title: Texts.Comment.keepEditing, style: .cancel))
    alert.addAction(
      UIAlertAction(title: Texts.Comment.discard, style: .destructive) { [weak listener] _ in
        listener?.didTapDiscardButton()
      })
    presenter?.childScreens.present(alert)
  }
}
