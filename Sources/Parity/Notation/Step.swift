/// One thing that the user or the world does.
///
/// Its description is its notation, the same in scenario files, in reports and at the prompt:
/// `Step(parsing: step.description)` gives the step again. What is typed is part of it, a password too:
/// a step is what a test's author wrote, never something read from a screen.
public nonisolated enum Step: Sendable, Hashable {
  /// `tap login.signInButton`: touches a button, of a screen or of an alert.
  case tap(Target)
  /// `tap login.signInButton + login.cancelButton`: touches two buttons in one turn of the run loop.
  case tapTogether(Target, Target)
  /// `type login.login ada@example.com`: replaces a field's text as a person does.
  case type(Target, String)
  /// `swipe`: swipes the sheet down, all the way.
  case swipe
  /// `swipe halfway`: begins to swipe the sheet down and lets it go.
  case swipeHalfway
  /// `back`: taps the navigation bar's back button.
  case back
  /// `escape`: makes the escape gesture of assistive technology.
  case escape
  /// `open quartet://comment`: opens a link, which can be any text.
  case open(String)
  /// `expire`: the session ends from outside.
  case expire
  /// `wait 30s`: time goes by, and the demo gateway answers what has become due. In milliseconds, not negative.
  case wait(milliseconds: Int)
  /// `reply wrong`, `reply 2 wrong`: the gateway answers an unanswered request; 1 is the oldest.
  case reply(Int, Reply)
  /// `finish`: the oldest running transition ends.
  case finish

  /// What a step of a hand is aimed at.
  public enum Target: Sendable, Hashable {
    /// An element by its identifier.
    case element(Identifier)
    /// An element by its number on the screen on top, or an alert's button; 1 is the first.
    case number(Int)
    /// An alert's button by its title.
    case button(String)
  }

  /// What the gateway says.
  public enum Reply: String, Sendable, Hashable, CaseIterable {
    /// The pair is right.
    case accepted
    /// The pair is wrong.
    case wrong
    /// The gateway could not be reached.
    case unreachable
  }

  /// Whether a hand does it; a hand waits for transitions to end, the world does not.
  public var isHand: Bool {
    switch self {
    case .tap, .tapTogether, .type, .swipe, .swipeHalfway, .back, .escape: true
    case .open, .expire, .wait, .reply, .finish: false
    }
  }
}

/// A step, and whether the transitions that it starts keep running: `tap login.cancelButton ...`.
public nonisolated struct Move: Sendable, Hashable {
  /// What is done.
  public var step: Step
  /// Whether the next step of the world comes in the middle of what this one started.
  public var leavesRunning: Bool

  /// Puts the two together.
  public init(_ step: Step, leavesRunning: Bool = false) {
    self.step = step
    self.leavesRunning = leavesRunning
  }
}
