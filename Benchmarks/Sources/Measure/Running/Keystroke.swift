import Screens

/// How a keystroke is measured: Login's first field has one character more or less, and says that it was edited.
enum Keystroke {
  static func exercise(_ subject: Subject) throws -> Exercise {
    let app = MeasuredApp(subject.feature)
    app.tap(app.control("review.accountButton"))
    let field: UITextField = try app.element("login.login")
    try type("secret", into: app.element("login.password"))
    var isLong = false
    return Exercise(
      subject: subject.name,
      measured: {
        isLong.toggle()
        type(isLong ? "ada@example" : "ada@exampl", into: field)
      },
      keepsAlive: app)
  }

  /// Changes a field's text as a keyboard does: the field has it when it tells.
  static func type(_ text: String, into field: UITextField) {
    field.text = text
    field.sendActions(for: .editingChanged)
  }
}
