import PortableUIKit

/// One run of a test on a new screen: lists what can happen, lets it happen, and checks the screen.
final class ScreenRun {
  /// What can happen.
  enum Move {
    case user(UserAction)
    case event(EnvironmentEvents.Event)
  }

  let host = ScreenHost()
  private let options: ScreenTestOptions
  private let events = EnvironmentEvents()
  private let leakCheck: LeakCheck
  private let warnings = Warnings()
  private var tasks = TaskWatch()
  private weak var cover: UIViewController?
  private var hasSettled = true

  /// Makes and shows a screen.
  init(
    _ makeScreen: (EnvironmentEvents) -> UIViewController, _ options: ScreenTestOptions, behaviorSeed: UInt64?
  ) async {
    self.options = options
    host.window.useUnspecifiedBehavior(seed: behaviorSeed)
    let root = makeScreen(events)
    leakCheck = LeakCheck(moduleOf: type(of: root), and: root.descendantTypes + options.modules)
    watch { host.show(root) }
    await host.runTasks()
    await settle()
  }

  private var isTransitioning: Bool { host.window.driver.isTransitioning }

  // MARK: Moves

  /// What the user usually does and what happens to the app; and what is rare: two taps at once, and what other modules do.
  func moves() -> (usual: [Move], rare: [Move]) {
    let isEarly = isTransitioning
    host.window.allowTouchesDuringTransitions(isEarly)
    defer { host.window.allowTouchesDuringTransitions(false) }
    let actions = host.possibleActions(typing: options.texts).filter { !isEarly || $0.isPossibleEarly }
    let controls = actions.compactMap(\.tappedControl)
    var rare: [Move] = controls.indices.flatMap { index -> [Move] in
      let next = controls[(index + 1) % controls.count]
      return [controls[index], next].map { .user(.tapTogether(.view(controls[index]), .view($0))) }
    }
    if !isEarly { rare.append(.user(.escape)) }
    if options.hasOtherModules && !isEarly { rare += otherModules.map { .event($0) } }
    return (actions.map { .user($0) } + events.possible.map { .event($0) }, rare)
  }

  /// The text of each move; a number tells the same texts apart.
  func texts(of moves: [Move]) -> [String] {
    var counts: [String: Int] = [:]
    return moves.map { move in
      var text: String
      switch move {
      case .user(let action):
        text = action.description { $0.name(withIdentifier: options.usesIdentifiers) }
      case .event(let event): text = event.name
      }
      // A step is a line.
      if text.utf8.contains(UInt8(ascii: "\n")) { text.replace("\n", with: "\\n") }
      let count = counts[text, default: 0] + 1
      counts[text] = count
      return count == 1 ? text : "\(text) (\(count))"
    }
  }

  /// What other modules of an app do to any screen. Their warnings are not the screen's.
  private var otherModules: [EnvironmentEvents.Event] {
    func event(_ name: String, _ perform: @escaping () -> Void) -> EnvironmentEvents.Event {
      EnvironmentEvents.Event(name: "another module " + name) { Warnings().collect(perform) }
    }
    let dismissal = event("dismisses everything") { [host] in
      host.window.rootViewController?.dismiss(animated: true)
    }
    guard let top = host.window.driver.presentedChain.last, !(top is UIAlertController) else {
      return [dismissal]
    }
    if let cover {
      return [dismissal, event("dismisses its sheet") { cover.dismiss(animated: true) }]
    }
    return [
      dismissal,
      event("presents an alert") {
        let alert = UIAlertController(title: "Another module", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        top.present(alert, animated: true)
      },
      event("presents a sheet") { [self] in
        let sheet = UIViewController()
        cover = sheet
        top.present(sheet, animated: true)
      },
    ]
  }

  // MARK: Performing

  /// Performs a move.
  ///
  /// - Returns: False if it could not be performed; then nothing has changed.
  func perform(_ move: Move, leavesRunning: Bool) async -> Bool {
    host.window.allowTouchesDuringTransitions(isTransitioning)
    let isDone = watch {
      switch move {
      case .user(let action): return host.attempt(action)
      case .event(let event):
        event.perform()
        return true
      }
    }
    host.window.allowTouchesDuringTransitions(false)
    if case .event = move { await host.runTasks() }
    if !leavesRunning { await settle() }
    return isDone
  }

  /// Ends all transitions and runs the tasks that were started.
  func settle() async {
    for _ in 0..<100 {
      for _ in 0..<100 where isTransitioning { watch(host.window.driver.finishTransition) }
      if isTransitioning { break }
      guard tasks.sawTask else { return }
      tasks.forget()
      await host.runTasks()
    }
    hasSettled = !isTransitioning
  }

  private func watch<Result>(_ body: () -> Result) -> Result {
    tasks.watch { warnings.collect(body) }
  }

  // MARK: Checking

  /// What is wrong with the screen now; nil if nothing is. While a transition runs, only UIKit's warnings are.
  func problem() async -> String? {
    let texts = warnings.take()
    if !texts.isEmpty { return "UIKit warns: " + texts.joined(separator: "; ") }
    guard hasSettled else { return "One transition follows the other without end." }
    let mayLeak = leakCheck.update(host.window)
    if isTransitioning { return nil }
    if mayLeak {
      await host.waitUntilIdle()
      let leaks = leakCheck.leaks()
      if !leaks.isEmpty { return leaks.joined(separator: "\n") }
    }
    if let action = host.actionsInFrontOfCover.first {
      return "Although a screen covers it, the user can \(action)."
    }
    if !options.allowsDeadEnds, isDeadEnd {
      await host.waitUntilIdle()
      if isDeadEnd { return "The user can do nothing any more." }
    }
    let broken = options.invariants.first { (try? $0.holds(host)) != true }
    return broken.map { "This is not true: \($0.name)" }
  }

  private var isDeadEnd: Bool {
    host.possibleActions(typing: options.texts).isEmpty && !events.possible.contains(where: \.isAwaited)
  }

  /// Closes the window and returns what leaked.
  func end() async -> String? {
    await settle()
    if let problem = await problem() { return problem }
    events.removeAll()
    watch(host.close)
    await settle()
    await host.runTasks()
    _ = leakCheck.update(host.window)
    let leaks = leakCheck.leaks()
    events.cleanUp()
    return leaks.isEmpty ? nil : "After the window was closed:\n" + leaks.joined(separator: "\n")
  }
}

extension UserAction {
  /// Whether assistive technology can do it during a transition. UIKit itself may drop what leaves a screen.
  fileprivate var isPossibleEarly: Bool {
    switch self {
    case .tap, .type, .tapRow, .deleteRow, .chooseFromMenu: true
    default: false
    }
  }

  fileprivate var tappedControl: UIControl? {
    guard case .tap(.view(let view)) = self else { return nil }
    return view as? UIControl
  }
}

extension UIViewController {
  fileprivate var descendantTypes: [Any.Type] { children.flatMap { [type(of: $0)] + $0.descendantTypes } }
}
