public import PortableUIKit

extension UIViewControllable {
  /// Shows a child module: the one that is open, or a new one.
  ///
  /// It does what every `present…(animated:force:completion:)` of a view has to do, as a request of `childScreens`:
  ///
  /// 1. It searches for the child, from this view on.
  /// 2. If the child is open, it routes to the child if `force` is true; otherwise nothing changes.
  /// 3. If the child is not open, it goes back to this view: it closes another child, and the screens that hide the view.
  /// 4. `open` makes the child and opens it.
  ///
  /// ```swift
  /// presentChild(animated: animated, force: force, completion: completion) {
  ///   $0 as? any DetailControllable
  /// } open: { list in
  ///   let detail = list.router.routeToDetail()
  ///   list.childScreens.push(detail, animated: animated)
  ///   return detail
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - animated: Whether the transitions are animated.
  ///   - force: Whether to route to a child that is open under other screens, as by default. What the child has requested
  ///     to open over itself, and what waits, is dropped.
  ///   - completion: Called with the child as soon as it is found or opened, also if it is not in front yet. Requests to
  ///     the child wait for that by themselves.
  ///   - report: Called with the outcome of the request.
  ///   - find: Returns a controller as the child if it is the one that is meant, otherwise nil. It can check more than the
  ///     type, such as an identifier. If several are found, the farthest counts.
  ///   - open: Called with this view, when nothing covers it. Asks the router for the child, sets its events, and opens it
  ///     through `childScreens`, or by UIKit's own `present` or push. Nil cancels the request.
  @preconcurrency public func presentChild<Child>(
    animated: Bool = true,
    force: Bool = true,
    completion: ((Child) -> Void)? = nil,
    reporting report: @escaping (ChildScreens.Outcome) -> Void = { _ in },
    find: @escaping (UIViewController) -> Child?,
    open: @escaping (Self) -> Child?
  ) {
    var isDone = false
    let end = { (outcome: ChildScreens.Outcome) in
      guard !isDone else { return }
      isDone = outcome != .kept
      report(outcome)
    }
    childScreens.request(reporting: end) { [weak self] openChild in
      guard let self, !isDone else { return }
      if let child = reach(find, animated: animated, force: force) {
        completion?(child)
      } else if openChild != nil {
        isDone = true
        childScreens.close(animated: animated)
        presentChild(
          animated: animated, force: force, completion: completion, reporting: report, find: find, open: open)
      } else if open(self) != nil, let child = search(where: { find($0) != nil }).last.flatMap(find) {
        completion?(child)
      }
    }
    guard !isDone else { return }
    // The request waits as long as this view is hidden, for example below another screen or in another tab.
    bottom.whenIdle { [weak self] in
      guard let self, !isDone else { return }
      if let child = reach(find, animated: animated, force: force) {
        end(.found)
        completion?(child)
      } else {
        bottom.uncover(self, animated: animated) { $0?.childScreens.resume() }
      }
    }
  }

  /// The child that is open; with force, it comes to the front.
  private func reach<Child>(_ find: (UIViewController) -> Child?, animated: Bool, force: Bool) -> Child? {
    guard let found = search(where: { find($0) != nil }).last else { return nil }
    if force {
      found.childScreens.dropRequests()
      route(found, animated: animated)
    }
    return find(found)
  }
}
