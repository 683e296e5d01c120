import Foundation

/// A transition. The window owns it while it runs; controllers return it as `transitionCoordinator`.
class Transition: NSObject, UIViewControllerTransitionCoordinator {
  typealias Completion = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let isAnimated: Bool
  let isInteractive: Bool
  let isCancelled: Bool
  var initiallyInteractive: Bool { isInteractive }
  /// Whether it accepts completion handlers, and controllers return it as `transitionCoordinator`.
  var isOpen = true
  private var completions: [Completion] = []

  init(animated: Bool, interactive: Bool = false, cancelled: Bool = false) {
    isAnimated = animated
    isInteractive = interactive
    isCancelled = cancelled
    super.init()
  }

  @discardableResult
  func animate(alongsideTransition animation: Completion?, completion: Completion?) -> Bool {
    guard isOpen else { return false }
    animation?(self)
    if let completion { completions.append(completion) }
    return true
  }

  /// Calls the "will" callbacks and adds views.
  func begin(in engine: Headless) {}

  /// Updates the controllers and calls the "did" callbacks.
  func end(in engine: Headless) {}

  /// Runs two groups of callbacks and, relative to them, the coordinator's completion handlers.
  func runCallbacks(in engine: Headless, _ first: () -> Void, _ second: () -> Void = {}) {
    isOpen = false
    let order = engine.unspecifiedBehavior.coordinatorCompletions
    if order == .first { engine.whileEnding(self) { runCompletions() } }
    first()
    if order == .between { engine.whileEnding(self) { runCompletions() } }
    second()
    // Includes handlers that were added while others ran.
    runCompletions()
  }

  private func runCompletions() {
    let queued = completions
    completions = []
    for completion in queued { completion(self) }
  }
}
