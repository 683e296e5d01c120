import Awaiting
import Interactions

/// The screen that is awaited, as its navigation sees it.
protocol AwaitedControlling: UIViewController {
  /// Called once, with a result. The controller owns it.
  var didEnd: ((String) -> Void)? { get set }
}

/// Opens a screen for an interaction, which awaits its result.
final class AwaitingNavigation: Navigating {
  private let assembler: any Assembling<any AwaitedControlling>
  private weak var presenter: (any PresentationControlling)?

  init(assembler: any Assembling<any AwaitedControlling>) {
    self.assembler = assembler
  }

  func use(_ presenter: any PresentationControlling) {
    self.presenter = presenter
  }

  /// Returns the result; nil if the screen was closed in another way, or not opened.
  func open() async -> String? {
    await withCheckedContinuation { continuation in
      let (controller, answer) = (assembler.assemble(), Answer(continuation))
      controller.didEnd = { [weak presenter] in
        answer.give($0)
        presenter?.childScreens.close()
      }
      presenter?.childScreens.present(controller)
    }
  }
}
