/// A user action or an environment event.
///
/// Its description is its notation in scenario files, in reports and at the prompt;
/// `Step(parsing: step.description)` returns the same step. The description contains typed text, including
/// passwords: a step is written by a test's author and never read from a screen.
public nonisolated enum Step: Sendable, Hashable {
  /// `tap login.signInButton`: taps a button of a screen or of an alert.
  case tap(Target)
  /// `tap login.signInButton + login.cancelButton`: taps two buttons in one turn of the run loop.
  case tapTogether(Target, Target)
  /// `type login.login ada@example.com`: replaces a field's text as the user does.
  case type(Target, String)
  /// `swipe`: swipes the sheet down, all the way.
  case swipe
  /// `swipe halfway`: starts to swipe the sheet down and lets go.
  case swipeHalfway
  /// `back`: taps the navigation bar's back button.
  case back
  /// `escape`: performs the escape gesture of assistive technology.
  case escape
  /// `open quartet://comment`: opens a link, which can be any text.
  case open(String)
  /// `expire`: the session ends from outside.
  case expire
  /// `wait 30s`: time passes, and the demo gateway replies to the requests that are due. In milliseconds, not negative.
  case wait(milliseconds: Int)
  /// `reply wrong`, `reply 2 wrong`: the gateway replies to a request; 1 is the oldest without a reply.
  case reply(Int, Reply)
  /// `finish`: the oldest running transition ends.
  case finish

  /// The target of a user action.
  public enum Target: Sendable, Hashable {
    /// An element by its identifier.
    case element(Identifier)
    /// An element by its number on the screen on top, or an alert's button; 1 is the first.
    case number(Int)
    /// An alert's button by its title.
    case button(String)
  }

  /// The gateway's reply.
  public enum Reply: String, Sendable, Hashable, CaseIterable {
    /// The pair is right.
    case accepted
    /// The pair is wrong.
    case wrong
    /// The gateway could not be reached.
    case unreachable
  }

  /// Whether this is a user action, which waits until the UI is idle; an environment event does not wait.
  public var isUserAction: Bool {
    switch self {
    case .tap, .tapTogether, .type, .swipe, .swipeHalfway, .back, .escape: true
    case .open, .expire, .wait, .reply, .finish: false
    }
  }
}

/// A step, and whether the transitions that it starts are left running: `tap login.cancelButton ...`.
public nonisolated struct Move: Sendable, Hashable {
  /// The step.
  public var step: Step
  /// Whether the transitions keep running, so that the next environment event comes in the middle of them.
  public var leavesRunning: Bool

  /// Makes a move.
  public init(_ step: Step, leavesRunning: Bool = false) {
    self.step = step
    self.leavesRunning = leavesRunning
  }
}
