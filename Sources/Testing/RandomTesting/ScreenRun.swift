import PortableUIKit
import QuartetTesting

/// One run of a test on a new screen: lists what can happen, lets it happen, and checks the screen.
final class ScreenRun: RandomSubject {
  /// A possible step.
  struct Move {
    enum Action {
      case user(UserAction)
      case event(EnvironmentEvents.Event)
    }

    let action: Action
    /// Its words, which no other move has.
    let text: String
    /// Whether it is two taps at once, or of another module.
    let isRare: Bool
  }

  let host = ScreenHost()
  private let options: ScreenTestOptions
  private let events: EnvironmentEvents
  private let leakCheck: LeakCheck
  private let calls = CallWatch()
  private weak var cover: UIViewController?
  private var hasSettled = true
  /// The last event that says what it leads to.
  private var expected: EnvironmentEvents.Event?

  /// Makes and shows a screen.
  init(
    _ makeScreen: (EnvironmentEvents) -> UIViewController, _ options: ScreenTestOptions, behaviorSeed: UInt64?
  ) async {
    self.options = options
    host.window.useUnspecifiedBehavior(seed: behaviorSeed)
    host.window.use(options.idiom)
    events = EnvironmentEvents(window: host.window)
    let root = makeScreen(events)
    let types = ReflectedTypes(of: root.withDescendants, and: options.modules)
    leakCheck = LeakCheck(types: types, kept: options.kept, earlier: options.earlier.objects)
    calls.watch { host.show(root) }
    await host.runTasks()
    await settle()
  }

  var shown: String { host.shown(namesTypes: true).joined(separator: "\n") }

  private var isTransitioning: Bool { host.window.driver.isTransitioning }

  // MARK: Moves

  /// The usual actions of the user and events of the app, then the rare ones.
  func moves() -> [Move] {
    let isEarly = isTransitioning
    let events = events.possible.map(Move.Action.event)
    if isEarly, options.use == .withFingers { return named(events, rare: []) }
    host.window.allowTouchesDuringTransitions(isEarly)
    defer { host.window.allowTouchesDuringTransitions(false) }
    let actions = host.possibleActions(typing: options.texts).filter { !isEarly || $0.isPossibleEarly }
    var rare: [Move.Action] = pairs(of: actions.compactMap(\.tappedControl)).map {
      .user(.tapTogether(.view($0), .view($1)))
    }
    if options.use == .alsoEarly {
      // UIKit means to select one row at a time, and reports say that two fingers select two (U161).
      rare += pairs(of: actions.compactMap(\.tappedRow)).filter { $0.table === $1.table }.map {
        .user(.tapRows($0.path, $1.path, of: .view($0.table)))
      }
    }
    if !isEarly { rare += host.editingActions(filling: options.texts).map { .user($0) } }
    if !isEarly, options.use == .alsoEarly { rare.append(.user(.escape)) }
    if options.hasOtherModules && !isEarly { rare += otherModules.map { .event($0) } }
    return named(actions.map(Move.Action.user) + events, rare: rare)
  }

  /// Each element with itself and with the next one.
  private func pairs<Element>(of elements: [Element]) -> [(Element, Element)] {
    guard !options.comparesVersions else { return [] }
    return elements.indices.flatMap { index in
      Set([index, (index + 1) % elements.count]).sorted().map { (elements[index], elements[$0]) }
    }
  }

  /// The moves with their texts; a number tells the same texts apart.
  private func named(_ usual: [Move.Action], rare: [Move.Action]) -> [Move] {
    var counts: [String: Int] = [:]
    return (usual + rare).enumerated().map { index, action in
      var text =
        switch action {
        case .user(let action): action.description { $0.name(withIdentifier: options.usesIdentifiers) }
        case .event(let event): event.name
        }
      // A step is a line.
      if text.contains(where: { $0.isNewline }) { text.replace(/\R/, with: "\\n") }
      let count = counts[text, default: 0] + 1
      counts[text] = count
      if count > 1 { text += " (\(count))" }
      return Move(action: action, text: text, isRare: index >= usual.count)
    }
  }

  /// The actions of other modules of an app on any screen. Their warnings are not the screen's.
  private var otherModules: [EnvironmentEvents.Event] {
    func event(_ name: String, _ perform: @escaping () -> Void) -> EnvironmentEvents.Event {
      EnvironmentEvents.Event(name: "another module " + name, isAwaited: false) {
        CallWatch.ignoreWarnings(perform)
      }
    }
    let dismissal = event("dismisses everything") { [host] in
      host.window.rootViewController?.dismiss(animated: true)
    }
    guard let top = host.window.driver.presentedChain.last, !(top is UIAlertController)
    else { return [dismissal] }
    if let cover {
      return [dismissal, event("dismisses its sheet") { cover.dismiss(animated: true) }]
    }
    func presentation(_ name: String, _ make: @escaping () -> UIViewController) -> EnvironmentEvents.Event {
      event("presents \(name)") { [self] in
        let screen = make()
        cover = screen
        top.present(screen, animated: true)
      }
    }
    let alert = presentation("an alert") {
      let alert = UIAlertController(title: "Another module", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      return alert
    }
    return [dismissal, alert, presentation("a sheet") { UIViewController() }]
  }

  // MARK: Performing

  /// Performs a move.
  ///
  /// - Returns: False if it could not be performed; then nothing has changed.
  func perform(_ move: Move, leavesRunning: Bool) async -> Bool {
    host.window.allowTouchesDuringTransitions(isTransitioning)
    switch move.action {
    case .user: expected = nil
    case .event(let event):
      // Under the screen of another module, a link waits.
      if event.leadsTo != nil || !event.isAwaited {
        expected = event.leadsTo == nil || cover != nil ? nil : event
      }
    }
    let isDone = calls.watch {
      switch move.action {
      case .user(.tapTogether(let first, let second)) where options.use == .withFingers:
        return tapTogether(first, second)
      case .user(let action): return host.attempt(action)
      case .event(let event):
        event.perform()
        return true
      }
    }
    host.window.allowTouchesDuringTransitions(false)
    if case .event(let event) = move.action {
      await event.whenPerformed()
      await host.runTasks()
    } else if leavesRunning, calls.sawTask {
      // A request begins, and can be replied to, while the transition runs.
      await host.runTasks()
    }
    if !leavesRunning { await settle() }
    return isDone
  }

  /// Taps twice. A transition that the first tap starts keeps the second one from its view.
  private func tapTogether(_ first: UserAction.Target, _ second: UserAction.Target) -> Bool {
    guard host.attempt(.tap(first)) else { return false }
    if !isTransitioning { _ = host.attempt(.tap(second)) }
    return true
  }

  /// Ends all transitions and runs the tasks that were started.
  func settle() async {
    for _ in 0..<100 {
      for _ in 0..<100 where isTransitioning { calls.watch(host.window.driver.finishTransition) }
      if isTransitioning { break }
      guard calls.sawTask else { return }
      calls.forgetTasks()
      await host.runTasks()
    }
    hasSettled = !isTransitioning
  }

  // MARK: Checking

  /// The problems of the screen now. While a transition runs, these are only UIKit's warnings.
  func problems() async -> [Problem] {
    var problems = calls.takeWarnings().map { Problem(kind: .warning, text: "UIKit warns: \($0)") }
    func add(_ kind: Problem.Kind, _ text: String) { problems.append(Problem(kind: kind, text: text)) }
    guard hasSettled else {
      add(.stuck, "One transition follows the other without end.")
      return problems
    }
    let mayLeak = leakCheck.update(host.window)
    if isTransitioning { return problems }
    leakCheck.lasting = events.kept
    if mayLeak {
      await host.waitUntilIdle()
      for text in leakCheck.takeLeaks(withOwner: true) { add(.leak, text) }
    }
    if let action = host.actionsInFrontOfCover.first {
      add(.stuck, "Although a screen covers it, the user can \(action).")
    }
    if !options.allowsDeadEnds, isDeadEnd {
      await host.waitUntilIdle()
      let deadEnd = Problem(kind: .stuck, text: Self.deadEnd)
      if await isLasting([deadEnd], { isDeadEnd }) { problems.append(deadEnd) }
    }
    for invariant in options.invariants where (try? invariant.holds(host)) != true {
      add(.wrong, "This is not true: \(invariant.name)")
    }
    if let event = expected, !events.areAwaited {
      expected = nil
      if event.leadsTo?(host) == false { add(.wrong, "This does not lead to what it should: \(event.name)") }
    }
    return problems
  }

  private static let deadEnd =
    "The user can do nothing any more: no control, no gesture, and no reply or time for which the screen may wait. Is this "
    + "the end of the screen? Pass `allowsDeadEnds: true`. Does it wait? Add its fake or its clock to `events`."

  private var isDeadEnd: Bool {
    host.possibleActions(typing: options.texts).isEmpty && !events.areAwaited
  }

  /// Whether something is there also after a while, in which a task may end that sleeps in real time.
  private func isLasting(_ problems: Set<Problem>, _ isThere: () -> Bool) async -> Bool {
    guard isThere() else { return false }
    return await options.realTime.outlasts(problems) {
      await settle()
      return isThere()
    }
  }

  /// Closes the window and returns what is wrong, with what leaked.
  func end() async -> [Problem] {
    await settle()
    var problems = await problems()
    if !leakCheck.leaksNow.isEmpty {
      await reply(for: 5)
      problems += await leaks()
    }
    // What the app keeps may keep its first screen.
    leakCheck.lasting = []
    await close()
    _ = leakCheck.update(host.window)
    if !leakCheck.leaksNow.isEmpty { await reply(for: 5) }
    events.removeAll()
    problems += await leaks()
    options.earlier.objects += leakCheck.taken.compactMap(\.object)
    return problems
  }

  /// Closes the window and replies to what is pending.
  func close() async {
    await settle()
    calls.watch(host.close)
    await reply(for: 1)
  }

  /// Replies to what is pending, and lets happen for what a screen may wait: a task that waits owns the screen.
  private func reply(for rounds: Int) async {
    for round in 0..<rounds where round == 0 || events.areAwaited {
      calls.watch {
        events.replyToAll()
        if rounds > 1 { events.possible.first(where: \.isAwaited)?.perform() }
      }
      await host.runTasks()
      await settle()
    }
    _ = calls.takeWarnings()
  }

  private func leaks() async -> [Problem] {
    await host.waitUntilIdle()
    let causes = Set(leakCheck.leaksNow.map { Problem(kind: .leak, text: $0) })
    guard await isLasting(causes, { !leakCheck.leaksNow.isEmpty }) else { return [] }
    return leakCheck.takeLeaks().map { Problem(kind: .leak, text: $0) }
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
  fileprivate var tappedRow: (path: IndexPath, table: UITableView)? {
    guard case .tapRow(let path, .view(let view)) = self else { return nil }
    return (view as? UITableView).map { (path, $0) }
  }
}
