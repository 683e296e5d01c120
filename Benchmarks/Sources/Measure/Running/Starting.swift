/// How starting a feature is measured: its domain objects, a window, Review on the screen. Its end is not measured.
enum Starting {
  static func exercise(_ subject: Subject) -> Exercise {
    var app: MeasuredApp?
    return Exercise(
      subject: subject.name,
      measured: { app = MeasuredApp(subject.feature) },
      undo: {
        withExtendedLifetime(app) {}
        app = nil
      })
  }
}
