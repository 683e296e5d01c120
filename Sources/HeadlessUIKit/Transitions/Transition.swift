import Foundation

/// A transition from its beginning to its end. The window owns it while it runs; controllers find it
/// through `transitionCoordinator`.
class Transition: NSObject, UIViewControllerTransitionCoordinator {
  typealias Completion = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let isAnimated: Bool
  let isInteractive: Bool
  let isCancelled: Bool
  /// Whether it still takes completions and is found by controllers.
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

  /// Tells who disappears and appears, and moves the views.
  func begin(in engine: Headless) {}

  /// Settles who presents or contains whom, then calls back.
  func end(in engine: Headless) {}

  /// Calls back in two steps, with the coordinator's completions where the choice puts them.
  func callBack(in engine: Headless, _ first: () -> Void, _ second: () -> Void) {
    isOpen = false
    let place = engine.choices.coordinatorCompletions
    if place == .first { engine.whileEnding(self) { runCompletions() } }
    first()
    if place == .between { engine.whileEnding(self) { runCompletions() } }
    second()
    // Also those that were added while the others ran.
    runCompletions()
  }

  private func runCompletions() {
    let due = completions
    completions = []
    for completion in due { completion(self) }
  }
}
