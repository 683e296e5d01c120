/// Opens and closes the screens over one view controller, its *parent*: one child at a time, presented or pushed.
///
/// The component that presents calls it; `UIViewController.childScreens` returns it. It does what UIKit leaves to every
/// app: it waits for transitions and for the window, keeps the order of requests, and leaves the screens of other modules
/// alone. What to open and when to close it is the caller's decision:
///
/// ```swift
/// childScreens.request { [weak self] openChild in
///   guard let self, !(openChild is DetailViewController) else { return }
///   childScreens.close()
///   childScreens.present(makeDetail())
/// }
/// ```
///
/// This closes another child that is open first, and ``present(_:animated:onClose:reporting:)`` waits for that.
///
/// A screen that a request opens by UIKit's own `present` or push is the child, too. A screen that is opened by these
/// outside of a request cannot be told from another module's, such as an alert: present it through this class.
///
/// Other modules may present over the parent or its child at any time. While such a screen is in front, a request is
/// *kept*, and a child that should be closed stays open: closing it would dismiss that screen, too. Both are done at the
/// next occasion that finds no such screen there: a user action that goes through `UIViewController.respond(_:)`, another
/// request, an appearance of the parent, or ``resume()``. A screen that was opened through a `ChildScreens`, such as an
/// alert of the child, is not another module's.
///
/// The parent's view owns it. It refers weakly to the parent and the child, and asks UIKit whether the child is open,
/// because a swipe or another module can dismiss it, too.
@MainActor @preconcurrency
public final class ChildScreens {
  /// The result of a request.
  public nonisolated enum Outcome: Sendable {
    /// It has opened a screen.
    case opened
    /// It was given the child that is open.
    case found
    /// It waits for the next occasion, because a screen of another module is in front. Another outcome follows.
    case kept
    /// It has opened nothing, was dropped, or was replaced by a later request while it was kept.
    case dropped
  }

  weak var parent: UIViewController?
  /// The object that opened the parent; nil if none did.
  weak var opener: ChildScreens?
  /// The child that was opened last.
  private(set) weak var child: UIViewController?
  /// Called when the child is not open any more.
  private var onClose: (() -> Void)?
  /// Whether the child should be closed, and still may be open.
  var isClosing: Bool {
    get { closing != nil }
    set {
      closing = newValue ? Self.closing ?? Closing() : nil
      if newValue { Self.closing = closing }
    }
  }
  private var closing: Closing?
  private static weak var closing: Closing?
  /// Whether any child of the app should be closed. If not, no screen has to look for what closes it.
  static var isAnyClosing: Bool { closing != nil }
  private var animatesClosing = true
  /// Whether a request runs that can open a screen.
  private var canOpen = false
  private(set) var kept: Request?
  /// The steps that wait.
  var steps: [Step] = []
  /// Where the step that runs now inserts what it adds.
  var insertionIndex: Int?
  /// The transition whose end continues. Weak: a transition that disappears without its completion must not block.
  weak var awaited: (any UIViewControllerTransitionCoordinator)?
  /// Whether the next turn of the main actor continues.
  var waitsForTurn = false
  /// Whether the next turn of the main actor is an occasion.
  var resumesInTurn = false
  /// Called when the parent's view leaves the window.
  var leaving: [() -> Void] = []

  init(of parent: UIViewController) { self.parent = parent }

  // Below iOS 18.4, the default `deinit` of a main-actor class can abort (Docs/Basics.md).
  nonisolated deinit {}

  // MARK: Requests

  /// The child that is open and should stay so; nil if there is none. It may be in the middle of a swipe.
  public var openChild: UIViewController? { isClosing ? nil : shownChild }

  /// Requests to open a screen, or to use the one that is open.
  ///
  /// `follow` runs once: before this call returns if that is possible, otherwise when no transition runs. Requests are
  /// followed in order. What `follow` itself requests comes before later requests.
  ///
  /// - Parameters:
  ///   - report: Called with what became of the request, unless the parent is deallocated first.
  ///   - follow: Called with the open child, which is not about to disappear; or with nil if the parent can open a screen
  ///     by ``present(_:animated:onClose:reporting:)``, ``push(_:animated:onClose:reporting:)`` or UIKit's own methods. Kept
  ///     until it has run: refer weakly to its owner.
  public func request(
    reporting report: @escaping (Outcome) -> Void = { _ in }, _ follow: @escaping (UIViewController?) -> Void
  ) {
    dropKept()
    add(.request(Request(follow: follow, report: report)))
  }

  /// Drops the requests that wait or are kept, for example because the session has ended. Their outcome is
  /// ``Outcome/dropped``. Actions of `UIViewController.whenIdle(perform:)` stay.
  public func dropRequests() {
    dropKept()
    for request in removeRequests() { request.report(.dropped) }
  }

  /// Names an occasion to follow the kept request and to close what should be closed, for example after the session has
  /// changed. Without either, nothing happens.
  public func resume() {
    parent?.closingOpener?.resumeFromHere()
    resumeFromHere()
  }

  /// Resumes this, and what the open child would open and close.
  private func resumeFromHere() {
    if let kept = kept.take() { append(.request(kept)) }
    proceed()
    shownChild?.forEachContained { $0.existingChildScreens?.resumeFromHere() }
  }

  // MARK: Opening and closing

  /// Presents a screen. Outside of a request, this is a request of its own, which opens the screen if none is open. If
  /// one is open, a warning on the console says so.
  ///
  /// - Parameters:
  ///   - screen: Owned by UIKit while it is presented.
  ///   - animated: Whether the transition is animated.
  ///   - onClose: Called once, when the screen is not open any more and no transition runs: ``close(animated:)``, the user
  ///     or another module has dismissed it, also together with the parent; or when it is certain that the screen will not
  ///     be opened. It is called before later requests are followed. Kept until then. Not called if the parent is deallocated
  ///     first: its components are gone, and a child's `unowned` delegate among them would crash.
  ///   - report: As for ``request(reporting:_:)``; never called with ``Outcome/found``.
  public func present(
    _ screen: UIViewController, animated: Bool = true, onClose: @escaping () -> Void = {},
    reporting report: @escaping (Outcome) -> Void = { _ in }
  ) {
    open(screen, onClose, report) { $0.present(screen, animated: animated) }
  }

  /// Pushes a screen onto the parent's navigation stack, or onto the parent if that is a navigation controller. Outside of
  /// a request, this is a request of its own, which opens the screen if none is open. A warning on the console says if one
  /// is open, or if there is no stack.
  ///
  /// - Parameters:
  ///   - screen: Owned by UIKit while it is in the stack.
  ///   - animated: Whether the transition is animated.
  ///   - onClose: Called once, when the screen is not in the stack any more: see
  ///     ``present(_:animated:onClose:reporting:)``.
  ///   - report: As for ``request(reporting:_:)``; never called with ``Outcome/found``.
  public func push(
    _ screen: UIViewController, animated: Bool = true, onClose: @escaping () -> Void = {},
    reporting report: @escaping (Outcome) -> Void = { _ in }
  ) {
    open(screen, onClose, report) { $0.stack?.pushViewController(screen, animated: animated) }
  }

  /// Closes the open child with everything over it, as soon as that is possible. Without an open child, nothing happens.
  ///
  /// From this call on, the child's buttons do nothing: see `UIViewController.respond(_:)`. If the user cancels a swipe in
  /// the meantime, the child is closed nevertheless.
  public func close(animated: Bool = true) {
    guard child != nil else { return }
    isClosing = true
    animatesClosing = animated
    proceed()
  }

  private func open(
    _ screen: UIViewController, _ onClose: @escaping () -> Void, _ report: @escaping (Outcome) -> Void,
    by show: @escaping (UIViewController) -> Void
  ) {
    guard canOpen, let parent else {
      var isTried = false
      return request { outcome in
        report(outcome == .found ? .dropped : outcome)
        if outcome != .kept, !isTried { onClose() }
      } _: { [weak self] child in
        isTried = child == nil
        if let child {
          warn("\(type(of: screen)) was not opened: \(type(of: child)) is open.")
        } else {
          self?.open(screen, onClose, { _ in }, by: show)
        }
      }
    }
    adopt(screen, onClose: onClose)
    show(parent)
    if shownChild == nil { warn("\(type(of: screen)) was not opened over \(type(of: parent)).") }
    report(shownChild == nil ? .dropped : .opened)
  }

  private func adopt(_ screen: UIViewController, onClose: @escaping () -> Void = {}) {
    canOpen = false
    child = screen
    self.onClose = onClose
    screen.childScreens.opener = self
  }

  /// Takes what is presented over the parent as the app's own, where that was done without a `ChildScreens`.
  package func adopt(where isOwn: (UIViewController) -> Bool) {
    guard let presented = parent?.presentedViewController else { return }
    if presented.childScreens.opener == nil, isOwn(presented) { adopt(own: presented) }
    presented.childScreens.adopt(where: isOwn)
  }

  /// Takes the screen that was pushed after the parent without a `ChildScreens` as the child, if there is none.
  package func adoptPushed() {
    guard onClose == nil, let next = parent?.screensAfterInStack.first else { return }
    adopt(next)
  }

  /// Takes a screen that was opened without a `ChildScreens` as the app's own: it is the child if there is none.
  package func adopt(own screen: UIViewController) {
    if onClose == nil { adopt(screen) } else { screen.childScreens.opener = shownChild?.childScreens ?? self }
  }

  private func dropKept() { kept.take()?.report(.dropped) }
}

/// Exists while a child should be closed: each `ChildScreens` that closes one owns it.
private nonisolated final class Closing {}

extension UIViewController {
  /// Whether a screen of another module is presented over this one: a screen that was not opened through a
  /// ``ChildScreens``. To dismiss what is presented here would dismiss that screen, too.
  @preconcurrency public var isCoveredByOtherModule: Bool { coverOfOtherModule != nil }

  /// The first screen of another module that is presented over this one.
  package var coverOfOtherModule: UIViewController? {
    guard let presented = presentedViewController else { return nil }
    return presented.existingChildScreens?.opener == nil ? presented : presented.coverOfOtherModule
  }
}

// What a step does once navigation is possible; `ChildScreens+Waiting.swift` decides when that is.
extension ChildScreens {
  /// The child, if UIKit shows it: it is presented or in the stack. An interactive pop takes it off the stack.
  var shownChild: UIViewController? {
    guard let child, let parent else { return nil }
    let isShown =
      parent.presentedViewController === child || parent.stack?.viewControllers.contains(child) == true
    return isShown ? child : nil
  }

  /// The open child, if nothing that runs now can close it: a request can use it at once. An alert of the child may be
  /// answered, which can close the child; a screen of another module does not.
  var stayingChild: UIViewController? {
    guard let child = openChild, !child.isBeingDismissed,
      child.presentedViewController?.existingChildScreens?.opener == nil
    else { return nil }
    return child
  }

  /// Whether there is something to do as soon as that is possible, or at an occasion.
  var isPending: Bool { isClosing || onClose != nil || kept != nil || !steps.isEmpty }

  /// Whether the child is not open any more, if no transition runs, and this has not been reported.
  var hasLostChild: Bool { onClose != nil && shownChild == nil }

  func forgetChild() {
    let (lost, report) = (child, onClose.take())
    child = nil
    isClosing = false
    // What the child has opened may be lost with it, covered by another module's screen, so that no view left the window.
    lost?.forEachContained { $0.existingChildScreens?.proceed() }
    run { report?() }
  }

  func follow(_ request: Request) {
    if let child = openChild {
      follow(request, with: child)
    } else if parent?.isInFront == true {
      follow(request, with: nil)
    } else {
      dropKept()
      kept = request
      request.report(.kept)
    }
  }

  func follow(_ request: Request, with child: UIViewController?) {
    let outer = canOpen
    canOpen = child == nil
    let stack = canOpen ? parent?.stack?.viewControllers : nil
    run { request.follow(child) }
    if canOpen {
      adopt { _ in true }
      if let top = parent?.stack?.topViewController, stack?.contains(top) == false { adopt(top) }
    }
    let hasOpened = child == nil && !canOpen && shownChild != nil
    canOpen = outer && shownChild == nil
    request.report(hasOpened ? .opened : child == nil ? .dropped : .found)
  }

  /// Closes the child.
  ///
  /// - Returns: False if it has to stay: another module's screen is in front of it.
  func closeChild() -> Bool {
    guard let child = shownChild else { return false }
    let sheet = child.outermost
    guard !sheet.isCoveredByOtherModule else { return false }
    if sheet === child {
      child.presentingViewController?.dismiss(animated: animatesClosing)
    } else if sheet.presentedViewController != nil {
      sheet.dismiss(animated: animatesClosing)
    } else {
      child.stack?.popToViewController(below: child, animated: animatesClosing)
    }
    return shownChild == nil || sheet.runningTransition != nil || sheet.isChangingPresentation
  }
}

extension UIViewController {
  fileprivate var stack: UINavigationController? { self as? UINavigationController ?? navigationController }

  /// The controllers that were pushed after this one, or after the container that it is in.
  var screensAfterInStack: ArraySlice<UIViewController> {
    var content = self
    while let container = content.parent {
      if let stack = container as? UINavigationController {
        return stack.viewControllers.drop { $0 !== content }.dropFirst()
      }
      content = container
    }
    return []
  }

  /// Whether nothing is presented over this controller, and it is on top of its stack.
  fileprivate var isInFront: Bool { presentedViewController == nil && isOnTopOfStack }

  func forEachContained(_ body: (UIViewController) -> Void) {
    body(self)
    for child in children { child.forEachContained(body) }
  }
}

extension UINavigationController {
  fileprivate func popToViewController(below controller: UIViewController, animated: Bool) {
    guard let index = viewControllers.firstIndex(of: controller), index > 0 else { return }
    popToViewController(viewControllers[index - 1], animated: animated)
  }
}
