import Foundation

/// A transition. The window owns it while it runs; controllers return it as `transitionCoordinator`.
class Transition: NSObject, UIViewControllerTransitionCoordinator {
  typealias Completion = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let isAnimated: Bool
  let initiallyInteractive: Bool
  private(set) var isInteractive: Bool
  /// How it ends.
  let endsCancelled: Bool
  /// Whether it accepts completion handlers, and controllers return it as `transitionCoordinator`.
  var isOpen = true
  private var completions: [Completion] = []
  private var interactionHandlers: [Completion] = []
  /// The controllers between which it changes.
  var endpoints: (from: UIViewController?, to: UIViewController?) { (nil, nil) }
  var presentationStyle: UIModalPresentationStyle { .none }
  /// Known when the user has let the gesture go.
  var isCancelled: Bool { endsCancelled && !isInteractive }

  init(animated: Bool, interactive: Bool = false, cancelled: Bool = false) {
    isAnimated = animated
    initiallyInteractive = interactive
    isInteractive = interactive
    endsCancelled = cancelled
    super.init()
  }

  @discardableResult
  func animate(alongsideTransition animation: Completion?, completion: Completion?) -> Bool {
    guard isOpen else { return false }
    animation?(self)
    if let completion { completions.append(completion) }
    return true
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Completion) { interactionHandlers.append(handler) }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? endpoints.from : endpoints.to
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    (key == .from ? endpoints.from : endpoints.to)?.viewIfLoaded
  }

  /// The user lets the gesture go.
  func endInteraction() {
    guard isInteractive else { return }
    isInteractive = false
    for handler in interactionHandlers { handler(self) }
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
