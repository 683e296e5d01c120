import Foundation
import HeadlessUIKit
import Microbenchmarks
import QuartetArguments
import QuartetFeatureEntry
import QuartetImplementations
import QuartetShared
import RoundTableUpstream

/// Something that is measured and compared. ``all`` is in the order of the tables.
struct Benchmark {
  let title: String
  /// The workload whose time is the unit of the others.
  var unit = Implementations.baseline.patternName
  /// How often a turn repeats it: the shorter it is, the more often.
  var repetitions: KeyPath<Effort, Int> = \.screenRepetitions
  /// Whether objects exist after it that did not exist before.
  var opens = false
  /// The most allocations, by the name of the implementation; nil if there is no budget. What sends messages only has 0.
  var allocationBudget: ((String) -> Int)?
  /// Prepares the work for each implementation. Its order is that of the columns.
  let workloads: @MainActor ([any Feature.Type]) async throws -> [Workload]

  static let all = ofFeature + [tapOnSwitch] + navigation

  /// Those of the feature.
  static let ofFeature =
    [
      ofFeature("start the feature", opens: true) { start($0) },
      // VIPER's interactor takes a completion: a closure with two weak references.
      ofFeature(
        "from a tap to the label", \.shortRepetitions, allocationBudget: { $0 == "VIPER" ? 3 : 0 }
      ) { try await tapToLabel($0) },
      ofFeature("a keystroke", \.shortRepetitions, allocationBudget: { _ in 0 }) {
        try keystroke($0)
      },
    ]
    + [SwitchedScreen.login, .recovery, .comment].flatMap { screen in
      [
        ofFeature("open \(screen.title)", opens: true) { try await screen.workload($0, opens: true) },
        ofFeature("close \(screen.title)") { try await screen.workload($0, opens: false) },
      ]
    }

  /// One tap on a module without a screen, in each pattern and with what apps use in its place.
  static let tapOnSwitch = Benchmark(
    title: "a tap on a switch", repetitions: \.switchRepetitions, allocationBudget: { _ in 0 },
    workloads: { _ in
      switches.map { name, type in
        let object = type.init()
        return Workload(name: name, measured: { object.tap() })
      }
    })

  private static let switches: [(String, any Microbenchmark.Type)] = [
    (Implementations.baseline.patternName, ProtocolCall.self), ("Round Table", RoundTableSwitch.self),
    ("VIPER", VIPERSwitch.self), ("RVB", RVBSwitch.self), ("Interactions", InteractionsSwitch.self),
    ("Round Table’s document", RoundTableUpstreamSwitch.self), ("two closures", ClosureSwitch.self),
    ("two subjects", SubjectSwitch.self), ("`NotificationCenter`", NotificationSwitch.self),
    ("Observation", ObservationSwitch.self),
  ]

  /// A benchmark of the feature.
  private static func ofFeature(
    _ title: String, _ repetitions: KeyPath<Effort, Int> = \.screenRepetitions, opens: Bool = false,
    allocationBudget: ((String) -> Int)? = nil,
    workload: @escaping @MainActor (any Feature.Type) async throws -> Workload
  ) -> Benchmark {
    Benchmark(
      title: title, repetitions: repetitions, opens: opens, allocationBudget: allocationBudget
    ) { types in
      var workloads: [Workload] = []
      for type in types { workloads.append(try await workload(type)) }
      return workloads
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
      throw UsageError("\(type.patternName) shows no failure when the limit is reached")
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

/// A screen that is opened and closed, by the identifier of the control that opens it. Both include the transition; closing
/// also includes the next turn, because some patterns release the screen in it and others before.
private enum SwitchedScreen: String {
  case login = "review.accountButton"
  case recovery = "login.recoveryButton"
  case comment = "review.commentButton"

  var title: String { "\(self)".capitalized }

  /// Opens the screen and closes it, one of which is measured.
  func workload(_ type: any Feature.Type, opens: Bool) async throws -> Workload {
    let app = MeasuredApp(type)
    switch self {
    case .login: break
    case .recovery: app.tap(app.control(SwitchedScreen.login.rawValue))
    case .comment: await app.signIn()
    }
    await app.waitUntilIdle()
    let button: UIControl = try app.element(rawValue)
    var closer: UIControl?
    let afterOpening = {
      await app.waitUntilIdle()
      closer = try self.closer(in: app)
    }
    let afterClosing = {
      await app.waitUntilIdle()
      _ = try app.element(rawValue) as UIControl
    }
    guard opens else {
      return Workload(
        name: type.patternName,
        prepare: {
          app.tap(button)
          try await afterOpening()
        },
        measured: { close(&closer, in: app) }, undo: afterClosing)
    }
    return Workload(
      name: type.patternName, measured: { app.tap(button) },
      undo: {
        try await afterOpening()
        close(&closer, in: app)
        try await afterClosing()
      })
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
  /// - Throws: `UsageError` if the screen is not open.
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
