// When steps run: not during a transition, not before the parent is on screen, and in order.
extension ChildScreens {
  struct Request {
    let follow: (UIViewController?) -> Void
    let report: (Outcome) -> Void
  }

  enum Step {
    case action(() -> Void)
    case request(Request)
    /// An action of the whole hierarchy: it waits at the bottom, whichever controller that is by then.
    case routing(() -> Void)
  }

  func add(_ step: Step) {
    append(step)
    proceed()
  }

  /// Does what is possible now, and waits for the rest.
  func proceed() {
    moveRoutingToBottom()
    while awaited == nil, !waitsForTurn, let parent {
      // A child that stays open takes requests at once, so that links, replies and the user's next tap agree (T1).
      if case .request(let request) = steps.first, let child = stayingChild {
        removeFirst()
        follow(request, with: child)
        continue
      }
      let sheet = parent.outermost
      guard hasLostChild || (isClosing || !steps.isEmpty) && sheet.isOnScreen else { return }
      if let transition = sheet.runningTransition { return wait(for: transition) }
      if sheet.isChangingPresentation { return proceedInNextTurn() }
      if hasLostChild {
        forgetChild()
        continue
      }
      let isOnScreen = parent.isOnScreen
      guard isOnScreen || shownChild != nil else { return }
      if isClosing, closeChild() { continue }
      // Below a pushed child, a request can use the child; an action waits until the parent is seen again.
      guard let next = steps.first, isOnScreen || next.isRequest else { return }
      switch removeFirst() {
      case .action(let action), .routing(let action): run(action)
      case .request(let request): follow(request)
      }
    }
  }

  var hasTurn: Bool { waitsForTurn || resumesInTurn }

  /// Continues one turn of the main actor after the end of the transition: the order in which UIKit calls the callbacks
  /// of that end is not documented, and an alert's handler or a sheet's delegate may request the next transition.
  private func wait(for transition: any UIViewControllerTransitionCoordinator) {
    awaited = transition
    let isQueued = transition.animate(alongsideTransition: nil) { [weak self] _ in self?.proceedInNextTurn() }
    if !isQueued { proceedInNextTurn() }
  }

  fileprivate func proceedInNextTurn() {
    awaited = nil
    waitsForTurn = true
    Task { [weak self] in self?.beginTurn() }
  }

  fileprivate func beginTurn() {
    let isOccasion = resumesInTurn
    (waitsForTurn, resumesInTurn) = (false, false)
    if isOccasion { resume() } else { proceed() }
  }

  /// The parent's view has come into a window, or has left it. UIKit is in the middle of that. A cancelled swipe is no
  /// occasion.
  func parentDidMove(to window: UIWindow?) {
    if window == nil {
      let actions = leaving
      leaving = []
      for action in actions { action() }
    }
    let resumed = window == nil ? opener : self
    guard let resumed, resumed.isPending else { return }
    let resumeLater = { [weak resumed] in
      resumed?.resumesInTurn = true
      _ = Task { resumed?.beginTurn() }
    }
    let isQueued = parent?.transitionCoordinator?.animate(alongsideTransition: nil) { transition in
      if !transition.isCancelled { resumeLater() }
    }
    if isQueued != true { resumeLater() }
  }
}

// Routing: actions of a whole hierarchy, for a kit that goes back to one of its screens.
extension UIViewController {
  /// The controller at the bottom of the hierarchy: it neither has a parent nor is presented.
  package var bottomOfHierarchy: UIViewController {
    var controller = self
    while let below = controller.parent ?? controller.presentingViewController { controller = below }
    return controller
  }

  /// Performs an action like ``whenIdle(perform:)`` of the controller at the bottom. If the hierarchy is put into a
  /// container before it is on screen, the action waits for that container, in the order of the calls.
  package func whenHierarchyIdle(perform action: @escaping () -> Void) {
    let bottom = bottomOfHierarchy
    bottom.forEachContained { $0.existingChildScreens?.moveRoutingToBottom() }
    // A step of this controller runs, so that the turn has begun for the bottom, too.
    if existingChildScreens?.insertionIndex != nil { bottom.childScreens.waitsForTurn = false }
    bottom.childScreens.add(.routing(action))
    // A container may be made in this turn.
    if !bottom.isOnScreen { bottom.childScreens.proceedInNextTurn() }
  }

  /// Performs an action like ``whenHierarchyIdle(perform:)``, when a screen of another module has left the window.
  package func whenGone(_ cover: UIViewController, perform action: @escaping () -> Void) {
    cover.childScreens.leaving.append { [weak self] in
      guard let screens = self?.bottomOfHierarchy.childScreens else { return }
      // UIKit is in the middle of that.
      screens.append(.routing(action))
      screens.proceedInNextTurn()
    }
  }
}

// For tests that are synchronous.
extension UIViewController {
  /// This controller, what it contains and what is presented over it, where requests or actions wait.
  package var screensThatWait: [UIViewController] {
    let screens = existingChildScreens
    let waits = screens.map { !$0.steps.isEmpty || $0.kept != nil || $0.hasTurn } ?? false
    let presented = presentedViewController.flatMap { $0.presentingViewController === self ? $0 : nil }
    return (waits ? [self] : []) + (children + [presented].compactMap(\.self)).flatMap(\.screensThatWait)
  }

  /// Begins the next turn of the main actor for what waits for it here.
  ///
  /// - Returns: Whether anything did.
  package func beginTurn() -> Bool {
    let screens = screensThatWait.compactMap(\.existingChildScreens).filter(\.hasTurn)
    for screen in screens { screen.beginTurn() }
    return !screens.isEmpty
  }
}

// The order: what a step adds while it runs comes before the later steps, so that a step can have several parts.
extension ChildScreens {
  var hasWaitingRequest: Bool { steps.contains(where: \.isRequest) }

  func append(_ step: Step) {
    steps.insert(step, at: insertionIndex ?? steps.count)
    insertionIndex? += 1
  }

  func run(_ body: () -> Void) {
    let outer = insertionIndex
    insertionIndex = 0
    body()
    insertionIndex = outer.map { $0 + (insertionIndex ?? 0) }
  }

  /// Moves what waits here for the hierarchy to the bottom, if that is another controller by now.
  func moveRoutingToBottom() {
    guard steps.contains(where: \.isRouting), let parent, case let bottom = parent.bottomOfHierarchy,
      bottom !== parent
    else { return }
    let moved = steps.filter(\.isRouting)
    insertionIndex = insertionIndex.map { steps.prefix($0).count { !$0.isRouting } }
    steps.removeAll(where: \.isRouting)
    for step in moved { bottom.childScreens.add(step) }
  }

  func removeRequests() -> [Request] {
    insertionIndex = insertionIndex.map { steps.prefix($0).count { !$0.isRequest } }
    defer { steps.removeAll(where: \.isRequest) }
    return steps.compactMap { if case .request(let request) = $0 { request } else { nil } }
  }

  @discardableResult
  private func removeFirst() -> Step {
    insertionIndex = insertionIndex.map { max(0, $0 - 1) }
    return steps.removeFirst()
  }
}

extension ChildScreens.Step {
  fileprivate var isRequest: Bool { if case .request = self { true } else { false } }
  fileprivate var isRouting: Bool { if case .routing = self { true } else { false } }
}
