import FeatureEntry
import HeadlessUIKit
import Shared

/// What is measured of each implementation, in the order of the tables.
enum UserAction: CaseIterable {
  case start, tapToLabel, keystroke
  case openLogin, closeLogin, openRecovery, closeRecovery, openComment, closeComment

  var title: String {
    switch self {
    case .start: "start the feature"
    case .tapToLabel: "from a tap to the label"
    case .keystroke: "a keystroke"
    case .openLogin: "open Login"
    case .closeLogin: "close Login"
    case .openRecovery: "open Recovery"
    case .closeRecovery: "close Recovery"
    case .openComment: "open Comment"
    case .closeComment: "close Comment"
    }
  }

  /// Whether it is so short that a turn needs many repetitions.
  var isShort: Bool { self == .tapToLabel || self == .keystroke }

  /// Whether objects exist after it that did not exist before.
  var opens: Bool { [.start, .openLogin, .openRecovery, .openComment].contains(self) }

  /// The most that it may take, as a multiple of the baseline's time; nil if it has no budget.
  var timeBudget: Double? {
    switch self {
    case .start, .keystroke: nil
    case .tapToLabel: 1.25
    default: 2
    }
  }

  /// Prepares the workload for one implementation.
  func workload(_ type: any Feature.Type) async throws -> Workload {
    switch self {
    case .start: Self.start(type)
    case .tapToLabel: try await Self.tapToLabel(type)
    case .keystroke: try Self.keystroke(type)
    case .openLogin: try await SwitchedScreen.login.opening(type)
    case .closeLogin: try await SwitchedScreen.login.closing(type)
    case .openRecovery: try await SwitchedScreen.recovery.opening(type)
    case .closeRecovery: try await SwitchedScreen.recovery.closing(type)
    case .openComment: try await SwitchedScreen.comment.opening(type)
    case .closeComment: try await SwitchedScreen.comment.closing(type)
    }
  }

  /// From nothing to Review on screen. Deallocation is not measured.
  private static func start(_ type: any Feature.Type) -> Workload {
    var app: MeasuredApp?
    return Workload(
      name: type.patternName,
      measured: { app = MeasuredApp(type) },
      undo: {
        withExtendedLifetime(app) {}
        app = nil
      })
  }

  /// "Sign in" with a login at its limit: the failure's label is set when the tap returns, and the next tap repeats it.
  private static func tapToLabel(_ type: any Feature.Type) async throws -> Workload {
    let app = MeasuredApp(type)
    await app.reachLimit(of: "eve")
    app.tap(app.control("review.accountButton"))
    enter("eve", into: try app.element("login.login"))
    enter("secret", into: try app.element("login.password"))
    let button: UIControl = try app.element("login.signInButton")
    let label: UILabel = try app.element("login.failure")
    button.sendActions(for: .touchUpInside)
    guard label.text?.isEmpty == false else {
      throw MeasuredApp.Missing(description: "\(type.patternName) shows no failure when the limit is reached")
    }
    return Workload(
      name: type.patternName, measured: { button.sendActions(for: .touchUpInside) }, keepsAlive: app)
  }

  /// Login's first field gets one character more or less.
  private static func keystroke(_ type: any Feature.Type) throws -> Workload {
    let app = MeasuredApp(type)
    app.tap(app.control("review.accountButton"))
    let field: UITextField = try app.element("login.login")
    enter("secret", into: try app.element("login.password"))
    var isLong = false
    return Workload(
      name: type.patternName,
      measured: {
        isLong.toggle()
        enter(isLong ? "ada@example" : "ada@exampl", into: field)
      },
      keepsAlive: app)
  }

  private static func enter(_ text: String, into field: UITextField) {
    field.text = text
    field.sendActions(for: .editingChanged)
  }
}

/// A screen that is opened and closed, by the identifier of the control that opens it. Both include the transition.
private enum SwitchedScreen: String {
  case login = "review.accountButton"
  case recovery = "login.recoveryButton"
  case comment = "review.commentButton"

  func opening(_ type: any Feature.Type) async throws -> Workload {
    let app = try await app(type)
    let button = app.control(rawValue)
    return Workload(
      name: type.patternName,
      measured: { app.tap(button) },
      undo: {
        await app.waitUntilIdle()
        var closer = try closer(in: app)
        close(&closer, in: app)
        await app.waitUntilIdle()
      })
  }

  func closing(_ type: any Feature.Type) async throws -> Workload {
    let app = try await app(type)
    let button = app.control(rawValue)
    var closer: UIControl?
    return Workload(
      name: type.patternName,
      prepare: {
        app.tap(button)
        await app.waitUntilIdle()
        closer = try self.closer(in: app)
      },
      measured: { close(&closer, in: app) },
      undo: { await app.waitUntilIdle() })
  }

  /// An app that shows the screen before this one. Opens and closes this one once, to check that it can.
  private func app(_ type: any Feature.Type) async throws -> MeasuredApp {
    let app = MeasuredApp(type)
    switch self {
    case .login: break
    case .recovery: app.tap(app.control(SwitchedScreen.login.rawValue))
    case .comment: await app.signIn()
    }
    await app.waitUntilIdle()
    app.tap(try app.element(rawValue))
    await app.waitUntilIdle()
    var closer = try closer(in: app)
    close(&closer, in: app)
    await app.waitUntilIdle()
    _ = try app.element(rawValue) as UIControl
    return app
  }

  /// The back button closes Recovery; the identifier only shows that it is open.
  private var closerIdentifier: String {
    switch self {
    case .login: "login.cancelButton"
    case .recovery: "recovery.sendButton"
    case .comment: "comment.cancelButton"
    }
  }

  /// The control that closes the screen; nil for Recovery, which the back button closes.
  ///
  /// - Throws: ``MeasuredApp/Missing`` if the screen is not open.
  private func closer(in app: MeasuredApp) throws -> UIControl? {
    let control: UIControl = try app.element(closerIdentifier)
    return self == .recovery ? nil : control
  }

  private func close(_ closer: inout UIControl?, in app: MeasuredApp) {
    if self == .recovery {
      closer = nil
      app.goBack()
    } else {
      app.tapAndRelease(&closer)
    }
  }
}
