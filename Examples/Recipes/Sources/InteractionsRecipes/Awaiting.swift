import Interactions

/// Resumes a continuation once: with a value, or with nil when the child that owns this was deallocated.
final class Answer<Value: Sendable> {
  private var continuation: CheckedContinuation<Value?, Never>?

  init(_ continuation: CheckedContinuation<Value?, Never>) {
    self.continuation = continuation
  }

  deinit { continuation?.resume(returning: nil) }

  func give(_ value: Value) {
    continuation?.resume(returning: value)
    continuation = nil
  }
}

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
