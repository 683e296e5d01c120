import PortableUIKit

extension UIViewControllable {
  /// Shows a child module: the one that is open, or a new one.
  ///
  /// It does what every `present…(animated:force:completion:)` of a view has to do:
  ///
  /// 1. It waits until no transition runs, and searches for the child from this view on.
  /// 2. If the child is open, it routes to the child if `force` is true; otherwise it changes nothing.
  /// 3. If the child is not open, `build` makes one.
  /// 4. It then routes back to this view, so that nothing covers it, and `show` pushes or presents the child.
  ///
  /// It searches for screens of the child's type. If `completion` does not name the type, name it in `build`, as in
  /// `{ review -> (any LoginControllable)? in … }`: for `UIViewController` itself, the call traps. A child that is no
  /// module, such as an alert, is found only if this view has shown it. If a view has several alerts, distinguish
  /// them with `where`: otherwise the second is not shown while the first is open.
  ///
  /// The closures take this view, so that they need not capture it. If it is deallocated first, they do not run.
  ///
  /// - Parameters:
  ///   - animated: Whether the transitions are animated.
  ///   - force: Whether to route to a child that is open under other screens.
  ///   - matches: Which of several children of this type is meant, such as the detail of product 2. The farthest
  ///     counts.
  ///   - completion: Called with the child, as soon as it is found, or shown, or reached if `force` is true.
  ///   - declined: Called in place of `completion`: if `build` returns nil, or if the child or this view cannot be
  ///     reached, for example under an alert of other code of the app.
  ///   - build: Asks the router for the child and sets its events. Nil cancels the request.
  ///   - show: Pushes or presents the child.
  @preconcurrency public func presentChild<Child>(
    animated: Bool,
    force: Bool,
    where matches: @escaping (Child) -> Bool = { _ in true },
    completion: ((Child) -> Void)? = nil,
    declined: (() -> Void)? = nil,
    build: @escaping (Self) -> Child?,
    show: @escaping (Self, Child) -> Void
  ) {
    precondition(
      Child.self != UIViewController.self,
      "Declare the type of the child in build: { view -> (any ChildControllable)? in … }")
    WeakControllers.waitingParents.add(self)
    bottom.whenIdle { [weak self] in
      guard let self else { return }
      let found = search {
        ($0 is any Controllable || WeakControllers.ownScreens.contains($0, of: self))
          && ($0 as? Child).map(matches) ?? false
      }.last
      if let found, let child = found as? Child {
        WeakControllers.waitingParents.remove(self)
        guard force else {
          completion?(child)
          return
        }
        route(found, animated: animated) { reached in
          if reached == nil { declined?() } else { completion?(child) }
        }
      } else if let child = build(self) {
        route(self, animated: animated) { [weak self] (parent: Self?) in
          guard let self else { return }
          WeakControllers.waitingParents.remove(self)
          guard let parent else {
            declined?()
            return
          }
          show(parent, child)
          if let screen = child as? UIViewController, !(screen is any Controllable) {
            WeakControllers.ownScreens.add(screen, of: self)
          }
          completion?(child)
        }
      } else {
        WeakControllers.waitingParents.remove(self)
        declined?()
      }
    }
  }
}
