import Interactions

/// Opens a screen for an interaction, which listens to the screen and has its result when this returns.
final class AwaitingNavigation: Navigating {
  private let assembler: any Assembling<UIViewController>
  private weak var presenter: (any PresentationControlling)?

  init(assembler: any Assembling<UIViewController>) {
    self.assembler = assembler
  }

  func use(_ presenter: any PresentationControlling) {
    self.presenter = presenter
  }

  func open() async {
    guard let presenter else { return }
    await withCheckedContinuation { closed in
      // Called exactly once, also after a swipe, and if the screen cannot be opened.
      presenter.childScreens.present(assembler.assemble(), onClose: { closed.resume() })
    }
  }
}
