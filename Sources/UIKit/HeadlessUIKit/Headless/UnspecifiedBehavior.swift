/// Behaviour that UIKit does not specify, or that reports about UIKit contradict each other on.
///
/// An app must work with every combination. A test sets one; random tests try all of them.
nonisolated public struct UnspecifiedBehavior: Equatable, Sendable {
  /// When a transition coordinator's completion handlers run, relative to the other callbacks.
  public enum CoordinatorCompletions: CaseIterable, Sendable {
    /// Before all other callbacks.
    case first
    /// After the appearance callbacks, before the completion handler or the delegate.
    case between
    /// After all other callbacks.
    case last
  }

  /// Whether a transition without animation ends before the call returns. Otherwise it runs until a test
  /// finishes it, like an animated one.
  public var unanimatedTransitionsEndSynchronously = false

  /// Whether a push, pop or `setViewControllers` during a transition is dropped with a warning. Otherwise it takes
  /// effect when the transition has ended, as openradar 44091459 reports; XCoordinator#157 reports failures.
  public var transitionsDropStackChanges = false

  /// Whether `dismiss` during a presentation's animation is dropped with a warning, as openradar 17762871 reports
  /// for iOS 7. Otherwise it takes effect when the presentation has ended.
  public var presentationsDropDismissals = false

  /// When a transition coordinator's completion handlers run.
  public var coordinatorCompletions = CoordinatorCompletions.between

  /// Whether a coordinator's completion handler and `viewDidDisappear` of a dismissed controller can start the next
  /// transition, while other callbacks have still to run. Otherwise they are part of the transition.
  public var acceptsRequestsWhileEnding = true

  /// Whether an alert's handler runs before `viewDidDisappear` of the alert.
  public var alertHandlerRunsBeforeDisappearance = false

  /// Whether `dismiss` calls its completion handler when there is nothing to dismiss.
  public var dismissingNothingCallsCompletion = false

  /// Whether `presentationControllerWillDismiss` comes before `viewWillDisappear`.
  public var willDismissPrecedesDisappearance = true

  /// Whether controllers in the middle of a stack of presentations receive the disappearance callbacks when
  /// the whole stack is dismissed.
  public var notifiesIntermediateControllers = true

  /// Whether a pop calls `didMove(toParent: nil)` before `viewDidAppear` of the other controller.
  public var leavingParentPrecedesDidAppear = false

  /// Whether a pop to the controller that is on top already returns nil, not an empty array.
  public var poppingNothingReturnsNil = false

  /// Whether `presentationController` of a child returns the one of its presented container.
  public var childrenInheritPresentationController = false

  /// Whether a pop makes the view that was the first responder before the push the first responder again, as
  /// simplenote-ios#600 and #616 report.
  public var popsRestoreFirstResponder = true

  /// Whether a text field removes line breaks that are pasted. Otherwise it replaces them by spaces, as flutter#9340
  /// expects of single-line fields. Apple's documentation says neither.
  public var textFieldsRemoveLineBreaks = false

  /// Whether a control that is disabled between touch down and touch up still sends `touchUpInside`, as openradar 42378576
  /// reports. Apple's documentation of `isEnabled` says that it ignores touches then.
  public var disabledControlsEndTouches = false

  /// The most likely behaviour, or what most reports say.
  public init() {}

  /// The properties that are true or false.
  package static let flags: [any WritableKeyPath<Self, Bool> & Sendable] = [
    \.unanimatedTransitionsEndSynchronously, \.transitionsDropStackChanges, \.presentationsDropDismissals,
    \.acceptsRequestsWhileEnding, \.alertHandlerRunsBeforeDisappearance, \.dismissingNothingCallsCompletion,
    \.willDismissPrecedesDisappearance, \.notifiesIntermediateControllers, \.leavingParentPrecedesDidAppear,
    \.poppingNothingReturnsNil, \.childrenInheritPresentationController, \.popsRestoreFirstResponder,
    \.textFieldsRemoveLineBreaks, \.disabledControlsEndTouches,
  ]

  public static func random(using generator: inout some RandomNumberGenerator) -> UnspecifiedBehavior {
    var behavior = UnspecifiedBehavior()
    for flag in flags { behavior[keyPath: flag] = .random(using: &generator) }
    let orders = CoordinatorCompletions.allCases
    behavior.coordinatorCompletions = orders[.random(in: orders.indices, using: &generator)]
    return behavior
  }
}
