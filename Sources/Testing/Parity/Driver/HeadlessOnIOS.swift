#if !os(Linux) && !os(macOS)
  import PortableUIKit

  // The suite controls windows of HeadlessUIKit. With these declarations it compiles for iOS, as the package's scheme has
  // to, and stops. `Implementation`, where adopters begin, is unavailable there.

  nonisolated private func stop() -> Never {
    fatalError("The parity suite needs HeadlessUIKit: run it on macOS or Linux.")
  }

  final class Headless {
    final class MadeControllers {
      static var current: MadeControllers? { stop() }
      let alive: [UIViewController] = []

      func record<Result>(_ body: () async throws -> Result) async rethrows -> Result { stop() }
    }

    let unspecifiedBehavior = (transitionsDropStackChanges: false, presentationsDropDismissals: false)
    var allowsTouchesDuringTransitions = false
    let hasSkippedAnimation = false
    let firstResponder: UIResponder? = nil
    let isTransitioning = false
    let presentedChain: [UIViewController] = []

    func finishTransition() {}
  }

  extension UIWindow {
    var headless: Headless { stop() }
  }
#endif
