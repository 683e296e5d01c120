/// Forwards appearance callbacks from a container to its children: first the container, then the children.
extension UIViewController {
  func willAppear(_ animated: Bool) {
    loadViewIfNeeded()
    appearance = .appearing
    checkingSuper("viewWillAppear") { viewWillAppear(animated) }
    forEachVisibleChild { $0.willAppear(animated) }
    childrenWillAppear(animated)
  }

  func isAppearing(_ animated: Bool) {
    attachChildViews()
    checkingSuper("viewIsAppearing") { viewIsAppearing(animated) }
    forEachVisibleChild { if $0.appearance == .appearing { $0.isAppearing(animated) } }
  }

  func didAppear(_ animated: Bool) {
    guard appearance == .appearing else { return }
    appearance = .appeared
    checkingSuper("viewDidAppear") { viewDidAppear(animated) }
    forEachVisibleChild { $0.didAppear(animated) }
    childrenDidAppear(animated)
  }

  func willDisappear(_ animated: Bool) {
    // A root can disappear before its appearance is complete.
    guard appearance == .appeared || appearance == .appearing else { return }
    appearance = .disappearing
    checkingSuper("viewWillDisappear") { viewWillDisappear(animated) }
    forEachVisibleChild { $0.willDisappear(animated) }
  }

  func didDisappear(_ animated: Bool) {
    guard appearance == .disappearing else { return }
    appearance = .disappeared
    checkingSuper("viewDidDisappear") { viewDidDisappear(animated) }
    forEachVisibleChild { $0.didDisappear(animated) }
  }

  /// Runs an appearance callback. Logs a warning if the override in a subclass does not call super, as it has to
  /// (Apple, `viewWillAppear(_:)` and the others). UIKit does not notice.
  private func checkingSuper(_ name: String, _ callback: () -> Void) {
    let outer = hasCalledSuper
    hasCalledSuper = false
    callback()
    if !hasCalledSuper { UIKitWarning.log("\(name)(_:) of \(shortName) does not call super.") }
    hasCalledSuper = outer
  }

  /// Marks the controller and its children as disappeared, without callbacks.
  func vanish() {
    appearance = .disappeared
    for child in children { child.vanish() }
  }

  /// Whether adding the controller's view to another view, or removing it, triggers appearance callbacks.
  func appears(in superview: UIView?) -> Bool {
    guard let parent, parent.appearance == .appeared else { return false }
    return superview?.isDescendant(of: parent.view) == true
  }

  /// Whether the controller was a window's root and is not any more.
  var wasReplacedAsRoot: Bool { rootWindow.map { $0.rootViewController !== self } ?? false }

  /// UIKit's message when the view of a child gets no controller above it.
  var strayChildMessage: String {
    "child view controller:\(shortName) should have parent view controller:(null) but actual parent is:"
      + (parent?.shortName ?? "")
  }

  /// The topmost ancestor; the controller itself if it has no parent.
  var outermostAncestor: UIViewController { parent?.outermostAncestor ?? self }
}
