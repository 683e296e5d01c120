/// How appearance callbacks pass from a container to its children: its own first, then theirs.
extension UIViewController {
  func willAppear(_ animated: Bool) {
    loadViewIfNeeded()
    appearance = .appearing
    viewWillAppear(animated)
    forEachShownChild { $0.willAppear(animated) }
  }

  func isAppearing(_ animated: Bool) {
    placeChildren()
    viewIsAppearing(animated)
    forEachShownChild { if $0.appearance == .appearing { $0.isAppearing(animated) } }
  }

  func didAppear(_ animated: Bool) {
    guard appearance == .appearing else { return }
    appearance = .appeared
    viewDidAppear(animated)
    forEachShownChild { $0.didAppear(animated) }
  }

  func willDisappear(_ animated: Bool) {
    guard appearance == .appeared else { return }
    appearance = .disappearing
    viewWillDisappear(animated)
    forEachShownChild { $0.willDisappear(animated) }
  }

  func didDisappear(_ animated: Bool) {
    guard appearance == .disappearing else { return }
    appearance = .disappeared
    viewDidDisappear(animated)
    forEachShownChild { $0.didDisappear(animated) }
  }

  /// Is hidden without being told, its children neither.
  func vanish() {
    appearance = .disappeared
    for child in children { child.vanish() }
  }

  /// Whether adding the controller's view to another, or removing it, makes it appear or disappear.
  func appears(in superview: UIView?) -> Bool {
    guard let superview, let parent, !parent.drivesChildren, parent.appearance == .appeared,
      let container = parent.viewIfLoaded, superview.isDescendant(of: container)
    else { return false }
    return true
  }

  /// The container at the top of the containment hierarchy; the controller itself when it has no parent.
  var outermostAncestor: UIViewController {
    var outermost = self
    while let parent = outermost.parent { outermost = parent }
    return outermost
  }
}
