import Screens

/// How opening and closing a screen is measured: the tap, and all that follows until the transition has ended.
///
/// Opening is measured while closing is not, and the other way round.
struct OpeningAndClosing {
  let screen: Screen

  /// The screens that can be opened, by what opens them.
  enum Screen: String {
    case login = "review.accountButton"
    case recovery = "login.recoveryButton"
    case comment = "review.commentButton"
  }

  func opening(_ subject: Subject) async throws -> Exercise {
    let app = try await app(subject)
    let button = app.control(screen.rawValue)
    return Exercise(
      subject: subject.name,
      measured: { app.tap(button) },
      undo: {
        var closer = closer(in: app)
        close(&closer, in: app)
      })
  }

  func closing(_ subject: Subject) async throws -> Exercise {
    let app = try await app(subject)
    let button = app.control(screen.rawValue)
    var closer: UIControl?
    return Exercise(
      subject: subject.name,
      prepare: {
        app.tap(button)
        closer = self.closer(in: app)
      },
      measured: { close(&closer, in: app) })
  }

  /// An app that shows what the screen is opened from; tried once, so that it is known to open and close.
  private func app(_ subject: Subject) async throws -> MeasuredApp {
    let app = MeasuredApp(subject.feature)
    switch screen {
    case .login: break
    case .recovery: app.tap(app.control("review.accountButton"))
    case .comment: await app.signIn()
    }
    app.tap(try app.element(screen.rawValue))
    var closer: UIControl? = try app.element(closerIdentifier)
    close(&closer, in: app)
    _ = try app.element(screen.rawValue) as UIControl
    return app
  }

  /// Recovery is closed in the navigation bar; the element only shows that it is there.
  private var closerIdentifier: String {
    switch screen {
    case .login: "login.cancelButton"
    case .recovery: "recovery.sendButton"
    case .comment: "comment.cancelButton"
    }
  }

  private func closer(in app: MeasuredApp) -> UIControl? {
    screen == .recovery ? nil : app.control(closerIdentifier)
  }

  private func close(_ closer: inout UIControl?, in app: MeasuredApp) {
    if screen == .recovery {
      closer = nil
      app.goBack()
    } else {
      app.tapAndForget(&closer)
    }
  }
}
