import Screens

/// How the way from a tap to a label is measured: "Sign in" with a login at its limit, which each guide follows.
///
/// The manager answers within the call, so that the failure's label has been set when the tap is over, and the next
/// tap does the same again: the messages go, the screen waits, asks, fills in the failure, and waits no more.
enum TapToLabel {
  static func exercise(_ subject: Subject) async throws -> Exercise {
    let app = MeasuredApp(subject.feature)
    await app.reachLimit(of: "eve")
    app.tap(app.control("review.accountButton"))
    try Keystroke.type("eve", into: app.element("login.login"))
    try Keystroke.type("secret", into: app.element("login.password"))
    let button: UIControl = try app.element("login.signInButton")
    let label: UILabel = try app.element("login.failure")

    button.sendActions(for: .touchUpInside)
    guard label.text == "Please try again later" else {
      throw MeasuredApp.Unusable(what: "\(subject.name) does not say that the limit is reached")
    }
    return Exercise(
      subject: subject.name,
      measured: { button.sendActions(for: .touchUpInside) },
      keepsAlive: app)
  }
}
