public import PortableUIKit

/// Shows a view controller in a window and does what the user does.
///
/// Elements are found by their accessibility identifiers, or by their titles, placeholders and texts. What the user could
/// not do, such as a tap on a disabled, hidden or covered control, changes nothing: ``attempt(_:)`` returns false, the
/// other methods throw. On iOS, where UIKit has no API for touches, the events of a touch are sent; a button of an alert
/// cannot be tapped there.
///
/// ```swift
/// let host = ScreenHost(LoginViewController())
/// try host.type("ada", into: "login.login")
/// try host.tap("login.signInButton")
/// ```
@MainActor
open class ScreenHost {
  /// An action that the user could not do, or a view that is not shown.
  public nonisolated struct Impossible: Error, CustomStringConvertible {
    /// The action that was tried.
    public let description: String
  }

  /// The window, which owns its root. It has the size of an iPhone: 390 by 844 points.
  public let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  /// Called when the shown view controllers may have changed.
  var onChange: (() -> Void)?

  /// Makes a window, and shows a view controller in it if there is one.
  ///
  /// - Parameters:
  ///   - root: The window's root.
  ///   - isVisible: Whether the window is shown at once.
  public init(_ root: UIViewController? = nil, isVisible: Bool = true) {
    window.attachToScene()
    guard let root else { return }
    if isVisible { show(root) } else { window.rootViewController = root }
  }

  /// Makes a view controller the window's root and shows the window, until the root has appeared.
  public func show(_ root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.driver.finishTransition()
  }

  /// Dismisses what is presented, removes the window's root and hides the window. Everything that it owned should
  /// be deallocated then.
  public func close() {
    // A presentation would stay in the window and retain its presenter. When one ends, the next may begin. The limits
    // are for what never settles.
    for _ in 0..<10 {
      for _ in 0..<100 where window.driver.isTransitioning { window.driver.finishTransition() }
      guard let root = window.rootViewController, root.presentedViewController != nil else { break }
      root.dismiss(animated: false)
    }
    window.rootViewController = nil
    window.isHidden = true
  }

  /// The screen or the alert on top.
  public var top: UIViewController? { window.driver.topViewController }

  /// The topmost view with an accessibility identifier; without one, that with the title, placeholder or text on the
  /// screen on top; nil if there is none.
  public func view(_ identifier: String) -> UIView? {
    window.driver.layOut()
    for controller in window.visibleControllers.reversed() {
      for view in [controller.viewIfLoaded, controller.shownNavigationBar] {
        if let found = view?.firstView(withIdentifier: identifier) { return found }
      }
    }
    return view(named: identifier)
  }

  /// The button of the navigation bar on top with an accessibility identifier; nil if there is none. One that shows a
  /// view of its own is not found.
  public func barButtonItem(_ identifier: String) -> UIBarButtonItem? {
    top?.shownBarButtonItems.first { $0.accessibilityIdentifier == identifier }
  }

  /// The topmost view with an accessibility identifier, as a view of some type.
  public func element<Element: UIView>(
    _ identifier: String, as type: Element.Type = Element.self
  ) throws -> Element {
    guard let element = view(identifier) as? Element else {
      throw Impossible(
        description: "No \(type) with the identifier \(identifier) is shown. \(whatIsShown)\(whatWaits)")
    }
    return element
  }

  // MARK: What the user does

  /// Does what the user does and leaves the transitions running that it starts.
  ///
  /// - Returns: Whether the user could do it. If not, nothing has changed.
  public func attempt(_ action: UserAction) -> Bool {
    defer { onChange?() }
    return switch action {
    case .tap(.alertButton(let title)): alertAction(title).map(window.driver.choose) ?? false
    case .tap(.alertAction(let action)): window.driver.choose(action)
    case .tap(let target): tap(target)
    case .tapTogether(let first, let second): tapTogether([control(view(first)), control(view(second))])
    case .type(let text, let target): replace(nil, with: text, in: view(target))
    case .replace(let range, let text, let target): replace(range, with: text, in: view(target))
    case .autoFill(let text, let target):
      with(target, as: UITextField.self) { window.driver.autoFill(text, into: $0) }
    case .tapOutside: tapOutside()
    case .swipeDown: window.driver.swipeDown()
    case .swipeDownHalfway: window.driver.swipeDownAndCancel()
    case .swipeBack: window.driver.swipeBack()
    case .swipeBackHalfway: window.driver.swipeBackAndCancel()
    case .pressReturn(let target): with(target, as: UITextField.self, window.driver.pressReturn)
    case .tapBack: window.driver.tapBack()
    case .tapTab(let index): window.driver.tapTab(at: index)
    case .escape: window.driver.performEscape()
    case .tapRow(let row, let table): inTable(table) { window.driver.tapRow(at: row, in: $0) }
    case .tapRows(let first, let second, let table):
      inTable(table) { window.driver.tapInOneTurn(rowsAt: [first, second], in: $0) }
    case .deleteRow(let row, let table): inTable(table) { window.driver.deleteRow(at: row, in: $0) }
    case .insertRow(let row, let table): inTable(table) { window.driver.insertRow(at: row, in: $0) }
    case .scroll(let row, let table): inTable(table) { window.driver.scroll(to: row, in: $0) }
    case .pullToRefresh(let target): with(target, as: UIScrollView.self, window.driver.pullToRefresh)
    case .tapSegment(let index, let target):
      with(target, as: UISegmentedControl.self) { window.driver.tap(segment: index, of: $0) }
    case .chooseFromMenu(let title, let target): choose(title, fromMenuOf: target)
    }
  }

  /// Does what the user does and finishes the transitions that it starts, with the requests of `childScreens` that wait
  /// for them: a user action is a turn of its own.
  public func perform(_ action: UserAction) throws {
    guard attempt(action) else {
      throw Impossible(
        description: "The user cannot do this now: \(action). \(whatIsShown)\(whatWaits)")
    }
    finishTurn()
  }

  /// Taps the control, the cell, the button of the navigation bar or the view with a tap recognizer that has an
  /// identifier; without one, what has the title, such as a button of an alert.
  public func tap(_ identifier: String) throws { try perform(.tap(.identifier(identifier))) }

  /// Replaces the text of the field or the text view with an identifier.
  public func type(_ text: String, into identifier: String) throws {
    try perform(.type(text, into: .identifier(identifier)))
  }

  /// Taps the button of the alert on top with a title.
  public func choose(_ title: String) throws { try perform(.tap(.alertButton(title))) }

  // MARK: Transitions and tasks

  /// Finishes the transitions that run, and what `childScreens` does after them, as after a user action.
  public func finishTurn() {
    // The limit is for what never settles.
    for _ in 0..<10 {
      finishTransitions()
      guard window.rootViewController?.beginTurn() == true else { return }
    }
  }

  /// Finishes the transitions that run, and those that start then.
  public func finishTransitions() {
    onChange?()
    window.driver.finishTransitions()
    window.driver.layOut()
    onChange?()
  }

  /// Finishes transitions and runs pending tasks of the main actor, and what these start, for ten turns.
  ///
  /// It does not wait for work elsewhere: reply to it with ``PendingCalls``.
  public func waitUntilIdle() async {
    for _ in 0..<10 {
      finishTransitions()
      await Task.yield()
    }
  }

  /// Runs pending tasks of the main actor, also those that come back from another thread.
  package func runTasks() async { await Task.letOthersRun(turns: 3) }

  // MARK: Finding

  /// A hint for a wrong name: the screen on top, and the identifiers of its views.
  private var whatIsShown: String {
    guard let top else { return "The window has no root." }
    if let alert = top as? UIAlertController {
      return "On top is an alert with the buttons \(alert.actionsAsShown.compactMap(\.title))."
    }
    let views = [top.shownNavigationBar, top.viewIfLoaded].compactMap(\.self).flatMap(\.withSubviewsInOrder)
    let elements =
      views.map { ($0.accessibilityIdentifier, window.driver.isTouchable($0)) }
      + top.shownBarButtonItems.map { ($0.accessibilityIdentifier, window.driver.isTouchable($0)) }
    let texts = elements.compactMap { identifier, isTouchable in
      identifier.map { $0 + (isTouchable ? "" : " (disabled, hidden or covered)") }
    }
    let what =
      texts.isEmpty ? "without identifiers" : "with the identifiers: \(texts.joined(separator: ", "))"
    return "On top is \(Swift.type(of: top)), \(what)."
  }

  /// A hint for a synchronous test: the screens that wait.
  private var whatWaits: String {
    let screens = window.rootViewController?.screensThatWait ?? []
    guard !screens.isEmpty else { return "" }
    let names = screens.map { "\(Swift.type(of: $0))" }.joined(separator: ", ")
    return " Requests of childScreens wait in \(names): await waitUntilIdle() runs those that can run."
  }

  package func view(_ target: UserAction.Target) -> UIView? {
    switch target {
    case .identifier(let identifier): view(identifier)
    case .view(let view): view
    case .alertButton, .alertAction, .barButton: nil
    }
  }

  /// The view if it is a control that a tap does not begin to edit.
  func control(_ view: UIView?) -> UIControl? { view is UITextField ? nil : view as? UIControl }

  func alertAction(_ title: String) -> UIAlertAction? {
    (top as? UIAlertController)?.actionsAsShown.first { $0.title == title }
  }

  private func tapTogether(_ controls: [UIControl?]) -> Bool {
    let touchable = controls.compactMap(\.self).filter(window.driver.isTouchable)
    guard touchable.count == controls.count else { return false }
    window.driver.tapInOneTurn(touchable)
    return true
  }
}
