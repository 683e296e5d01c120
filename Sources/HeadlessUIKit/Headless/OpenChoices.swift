/// What UIKit leaves open, or what is known about it only from conflicting reports.
///
/// Nothing in an app may depend on it: a test sets a choice, and random runs vary them all.
nonisolated public struct OpenChoices: Equatable, Sendable {
  /// When `presentedViewController` and `presentingViewController` become nil in a dismissal by code.
  public enum PresentedBecomesNil: CaseIterable, Sendable {
    /// Before `dismiss` returns. A swipe can still be let go, so there it is when the transition ends.
    case atTheCall
    /// When the transition ends, before any callback of its end.
    case whenTheTransitionEnds
    /// As late as it may be: before the completion of `dismiss`, or after all other callbacks of the end.
    case afterTheOtherCallbacks
  }

  /// When a transition coordinator's completions run, among the callbacks of the transition's end.
  public enum CoordinatorCompletions: CaseIterable, Sendable {
    /// Before all others.
    case first
    /// After the first kind of them, which usually are the appearance callbacks.
    case between
    /// After all others.
    case last
  }

  /// Whether a transition that is not animated ends before the call returns. Otherwise it runs until it
  /// is finished, like an animated one.
  public var unanimatedEndsAtOnce = false

  /// When the two controllers of a dismissal stop answering each other.
  public var presentedBecomesNil = PresentedBecomesNil.whenTheTransitionEnds

  /// When a transition coordinator's completions run.
  public var coordinatorCompletions = CoordinatorCompletions.between

  /// Whether a request is taken although callbacks of the last transition's end have not run yet: from a
  /// coordinator's completion, and from `viewDidDisappear` of what was dismissed.
  public var takesRequestsWhileEnding = true

  /// Whether an alert's handler runs before `viewDidDisappear` of the alert.
  public var alertHandlerBeforeDisappearance = false

  /// Whether `dismiss` with nothing to dismiss calls its completion.
  public var emptyDismissalCompletes = false

  /// Whether `presentationControllerWillDismiss` comes before `viewWillDisappear`.
  public var willDismissBeforeDisappearance = true

  /// Whether what lies between the presenter and the top of a stack of presentations is told that it
  /// disappears, when all are dismissed at once.
  public var intermediatesAreTold = true

  /// Whether, full screen, the appearing controller is told `viewDidAppear` before the other is told
  /// `viewDidDisappear`.
  public var fullScreenAppearsFirst = true

  /// Whether a popped controller is told `didMove(toParent:)` with nil before the other `viewDidAppear`.
  public var leavesParentFirst = false

  /// Whether popping to where one is answers nil rather than no controllers.
  public var emptyPopAnswersNil = false

  /// Whether a child answers its presented container's presentation controller as its own.
  public var childrenInheritPresentation = false

  /// What is most likely, or what most reports say.
  public init() {}

  /// Any combination of choices.
  public static func random(using generator: inout some RandomNumberGenerator) -> OpenChoices {
    var choices = OpenChoices()
    choices.unanimatedEndsAtOnce = .random(using: &generator)
    choices.presentedBecomesNil = one(using: &generator)
    choices.coordinatorCompletions = one(using: &generator)
    choices.takesRequestsWhileEnding = .random(using: &generator)
    choices.alertHandlerBeforeDisappearance = .random(using: &generator)
    choices.emptyDismissalCompletes = .random(using: &generator)
    choices.willDismissBeforeDisappearance = .random(using: &generator)
    choices.intermediatesAreTold = .random(using: &generator)
    choices.fullScreenAppearsFirst = .random(using: &generator)
    choices.leavesParentFirst = .random(using: &generator)
    choices.emptyPopAnswersNil = .random(using: &generator)
    choices.childrenInheritPresentation = .random(using: &generator)
    return choices
  }

  private static func one<Choice: CaseIterable>(
    using generator: inout some RandomNumberGenerator
  ) -> Choice where Choice.AllCases == [Choice] {
    Choice.allCases[Int.random(in: 0..<Choice.allCases.count, using: &generator)]
  }
}
