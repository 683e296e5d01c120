/// Measures what it costs to run each subject: all of them in this process, taking turns.
///
/// ```swift
/// let costs = try await RunMeasurement(subjects: subjects).run { print($0) }
/// ```
///
/// How a figure is taken stands in one file each: ``TapToLabel``, ``Keystroke``, ``OpeningAndClosing``, ``Starting``,
/// ``ComponentsAlone`` and ``Growing``; how often and in what order, in ``Stopwatch``.
public struct RunMeasurement {
  /// What is measured.
  public let subjects: [Subject]
  /// Whether a few seconds have to be enough.
  public let isQuick: Bool

  private let effort: Effort

  /// How much is done; the more, the less the figures depend on what else the machine does.
  struct Effort {
    var rounds = 401
    // Few enough for a turn to be over before the machine does something else.
    var tapsInOneGo = 100
    var probeTapsInOneGo = 1000
    var screensInOneGo = 3
    var mostHeld = 1000
    var mostClosed = 100_000

    static let quick = Effort(rounds: 101, mostClosed: 10_000)
  }

  /// Prepares a measurement; nothing is made before ``run(progress:)``.
  public init(subjects: [Subject], isQuick: Bool = false) {
    self.init(subjects: subjects, isQuick: isQuick, effort: isQuick ? .quick : Effort())
  }

  init(subjects: [Subject], isQuick: Bool, effort: Effort) {
    self.subjects = subjects
    self.isQuick = isQuick
    self.effort = effort
  }

  /// Measures everything. Keeps the main actor busy for most of a minute; if quick, a few seconds.
  ///
  /// - Parameter progress: Told what is being measured, in a few words, when it begins.
  /// - Throws: An error that says what a subject did not show, so that it cannot be measured.
  public func run(progress: (String) -> Void = { _ in }) async throws -> RunCosts {
    var actions: [ActionCosts] = []
    for action in RunAction.allCases {
      progress(action.caption)
      actions.append(try await costs(of: action))
    }
    progress("one tap through the components alone")
    let components = ComponentsAlone.costs(of: subjects, stopwatch(times: effort.probeTapsInOneGo))

    var growth: [Growth] = []
    progress("screens held")
    for subject in subjects { growth.append(Growing(subject: subject, most: effort.mostHeld).held()) }
    progress("screens opened and closed")
    for subject in subjects {
      growth.append(Growing(subject: subject, most: effort.mostClosed).openedAndClosed())
    }

    let goals = RunCosts.goals(
      actions: actions, componentsAlone: components, growth: growth,
      of: Set(subjects.filter { !$0.isBaseline }.map(\.name)))
    return RunCosts(
      isReleaseBuild: Build.isRelease, isQuick: isQuick, actions: actions, componentsAlone: components,
      growth: growth, goals: goals)
  }

  private func costs(of action: RunAction) async throws -> ActionCosts {
    let standIn = Subject(StandIn.self, target: "Measure", probe: nil)
    var exercises: [Exercise] = []
    for subject in subjects + [standIn] { exercises.append(try await action.exercise(subject)) }
    let baseline = subjects.first { $0.isBaseline }?.name
    let times = action.isOneMessage ? effort.tapsInOneGo : effort.screensInOneGo
    var costs = stopwatch(times: times).costs(of: exercises, yardstick: baseline)
    let bare = costs.popLast()
    return ActionCosts(
      action: action, yardstick: costs.first { $0.subject == baseline }, costs: costs, standIn: bare)
  }

  private func stopwatch(times: Int) -> Stopwatch {
    Stopwatch(rounds: effort.rounds, times: times)
  }
}

extension RunAction {
  fileprivate func exercise(_ subject: Subject) async throws -> Exercise {
    switch self {
    case .start: Starting.exercise(subject)
    case .tapToLabel: try await TapToLabel.exercise(subject)
    case .keystroke: try Keystroke.exercise(subject)
    case .openLogin: try await OpeningAndClosing(screen: .login).opening(subject)
    case .closeLogin: try await OpeningAndClosing(screen: .login).closing(subject)
    case .openRecovery: try await OpeningAndClosing(screen: .recovery).opening(subject)
    case .closeRecovery: try await OpeningAndClosing(screen: .recovery).closing(subject)
    case .openComment: try await OpeningAndClosing(screen: .comment).opening(subject)
    case .closeComment: try await OpeningAndClosing(screen: .comment).closing(subject)
    }
  }

  /// Whether it is so short that it has to be done often for the clock not to matter.
  fileprivate var isOneMessage: Bool { self == .tapToLabel || self == .keystroke }

  /// What is done, in a few words.
  nonisolated public var caption: String {
    switch self {
    case .start: "starting the feature"
    case .tapToLabel: "from a tap to the label"
    case .keystroke: "a keystroke"
    case .openLogin: "opening Login"
    case .closeLogin: "closing Login"
    case .openRecovery: "opening Recovery"
    case .closeRecovery: "closing Recovery"
    case .openComment: "opening Comment"
    case .closeComment: "closing Comment"
    }
  }
}
