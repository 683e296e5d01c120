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
  /// `return login.login`: presses the Return key in a text field.
  case pressReturn(Target)
  /// `swipe back`: swipes from the edge of the screen, all the way.
  case swipeBack
  /// `swipe back halfway`: starts to swipe from the edge and lets go.
  case swipeBackHalfway
  /// `back`: taps the navigation bar's back button.
  case back
  /// `escape`: performs the escape gesture of assistive technology.
  case escape
  /// `open quartet://comment`: opens a link, which can be any text.
  case open(String)
  /// `expire`: the session ends from outside.
  case expire
  /// `wait 30s`: time passes, and the demo gateway replies to the requests that are due. In milliseconds, not negative.
  /// `wait without reply 20s`: the demo gateway replies to no request that is pending, now or later.
  case wait(milliseconds: Int, withoutReply: Bool = false)
  /// `reply wrong`, `reply 2 wrong`: the gateway replies to a request; 1 is the oldest without a reply.
  case reply(Int, Reply)
  /// `other window`: the user goes to the other window on the same trunk, which opens the first time.
  ///
  /// The steps after it, of the user and of other modules, and links are about that window.
  case otherWindow
  /// `sign in elsewhere`: the user signs in as `grace@example.com` in a further window on the same trunk, which is not shown.
  case signInElsewhere
  /// `on sign-in expire`, `on comment first open quartet://comment`: an observer acts when it is notified of the next
  /// change of a kind. The observer attaches now or, with `first`, has attached before the feature started.
  case on(Change, isFirst: Bool, Reaction)
  /// `present alert`, `present sheet`: another module of the app presents something over the screen.
  case present(Cover)
  /// `dismiss top`: another module dismisses its alert or sheet, or the alert of the feature.
  case dismissTop
  /// `dismiss all`: another module dismisses everything that is presented.
  case dismissAll
  /// `replace root`: another module replaces the window's root, and restores it after that.
  case replaceRoot
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

  /// A screen that another module of the app presents.
  public enum Cover: String, Sendable, Hashable, CaseIterable {
    /// An alert.
    case alert
    /// A sheet.
    case sheet
  }

  /// A change of which observers are notified.
  public enum Change: String, Sendable, Hashable, CaseIterable {
    /// A user signed in.
    case signIn = "sign-in"
    /// The user signed out, or the session ended.
    case signOut = "sign-out"
    /// A comment was posted.
    case comment
  }

  /// The action of an observer while it is notified.
  public enum Reaction: Sendable, Hashable {
    /// Ends the session.
    case expire
    /// Signs the user out.
    case signOut
    /// Opens a link.
    case open(String)
  }

  /// Whether this is a user action, which waits until the UI is idle; an environment event does not wait.
  public var isUserAction: Bool {
    switch self {
    case .open, .expire, .wait, .reply, .otherWindow, .signInElsewhere, .on, .present,
      .dismissTop, .dismissAll, .replaceRoot, .finish:
      false
    default: true
    }
  }

  /// Whether another module of the app does this.
  public var isOfOtherModule: Bool {
    switch self {
    case .present, .dismissTop, .dismissAll, .replaceRoot: true
    default: false
    }
  }

  fileprivate var canLeaveRunning: Bool { self != .dismissAll && self != .replaceRoot }

  /// Whether this waits until the UI is idle, unless it is early.
  public var waitsUntilIdle: Bool {
    isUserAction || isOfOtherModule || self == .signInElsewhere || self == .otherWindow
  }

  /// Whether the driver can perform this in the middle of a transition. It performs other steps that wait as soon as the
  /// transition has ended.
  var canBeEarly: Bool {
    switch self {
    case .tap, .tapTogether, .type, .pressReturn, .back, .escape, .present, .dismissAll: true
    default: false
    }
  }
}

/// A step, and whether the transitions that it starts are left running: `tap login.cancelButton ...`.
///
/// `early tap login.cancelButton` does not wait until the UI is idle (T7), if the step before it has started exactly one
/// transition; after that step, events may come that open and close nothing and are no links. Otherwise, and where the user
/// cannot reach the control yet, it waits.
public nonisolated struct Move: Sendable, Hashable {
  /// The step.
  public private(set) var step: Step
  /// Whether the transitions keep running, so that the next environment event comes in the middle of them.
  ///
  /// It is false if another module dismisses everything or replaces the root: UIKit does not report a dismissal that it
  /// has deferred, so what a link means then is not specified.
  public var leavesRunning: Bool {
    didSet { leavesRunning = leavesRunning && step.canLeaveRunning }
  }
  /// Whether a step that otherwise waits until the UI is idle comes during the transition before it.
  public var isEarly: Bool

  /// Makes a move.
  public init(_ step: Step, leavesRunning: Bool = false, isEarly: Bool = false) {
    self.step = step
    self.leavesRunning = leavesRunning && step.canLeaveRunning
    self.isEarly = isEarly
  }

  /// The same move with another step.
  func with(_ step: Step) -> Move { Move(step, leavesRunning: leavesRunning, isEarly: isEarly) }
}
