import Interactions
import Screens

/// The interaction that asked whether to discard, notified of the answer. "Keep editing" changes nothing.
protocol DiscardListening: AnyObject {
  func didTapDiscardButton()
}

/// Presents the alert that asks whether to discard the comment.
///
/// Comment's discarding interaction owns it and calls it. It asks UIKit whether the alert is presented.
protocol DiscardNavigating: Navigating<any PresentationControlling & IdleAwaiting> {
  func use(_ listener: any DiscardListening)
  /// Runs an action when navigation is possible.
  func whenIdle(perform action: @escaping () -> Void)
  /// Presents the alert, unless something is presented.
  func presentDiscardQuestion()
}

final class DiscardNavigation {
  private let alertAssembler: any Assembling<UIAlertController>
  private weak var presenter: (any PresentationControlling & IdleAwaiting)?
  private weak var listener: (any DiscardListening)?

  init(alertAssembler: any Assembling<UIAlertController>) {
    self.alertAssembler = alertAssembler
  }
}

extension DiscardNavigation: DiscardNavigating {
  func use(_ presenter: any PresentationControlling & IdleAwaiting) {
    self.presenter = presenter
  }

  func use(_ listener: any DiscardListening) {
    self.listener = listener
  }

  func whenIdle(perform action: @escaping () -> Void) {
    presenter?.whenIdle(perform: action)
  }

  func presentDiscardQuestion() {
    guard let presenter, presenter.presentedViewController == nil else { return }
    let alert = alertAssembler.assemble()
    alert.addAction(UIAlertAction(title: Texts.Comment.keepEditing, style: .cancel))
    alert.addAction(
      UIAlertAction(title: Texts.Comment.discard, style: .destructive) { [weak listener] _ in
        listener?.didTapDiscardButton()
      })
    presenter.present(alert, animated: true)
  }
}
