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
  /// presentChild(find: { $0 as? any DetailControllable }, animated: animated, force: force) { list in
  ///   guard let detail = list.router?.routeToDetail() else { return nil }
  ///   list.childScreens.push(detail, animated: animated)
  ///   return detail
  /// } completion: { detail in
  ///   completion?(detail)
  /// }
  /// ```
  ///
  /// While a screen of another module covers this view, the request is kept, and followed when that screen is gone: see
  /// ``UIViewControllable/waitsForOtherModules``.
  ///
  /// - Parameters:
  ///   - find: Returns a controller as the child if it is the one that is meant, otherwise nil. It can check more than the
  ///     type, such as an identifier. If several are found, the farthest counts.
  ///   - animated: Whether the transitions are animated.
  ///   - force: Whether to route to a child that is open under other screens. What the child has requested to open over
  ///     itself, and what waits, is dropped.
  ///   - open: Called with this view, when nothing covers it. Asks the router for the child, sets its events, and opens it
  ///     through `childScreens`, or by UIKit's own `present` or push. Nil cancels the request.
  ///   - completion: Called with the child as soon as it is found or opened, also if it is not in front yet. Requests to
  ///     the child wait for that by themselves.
  ///   - report: Called with the outcome of the request.
  @preconcurrency public func presentChild<Child>(
    find: @escaping (UIViewController) -> Child?,
    animated: Bool,
    force: Bool,
    open: @escaping (Self) -> Child?,
    completion: ((Child) -> Void)? = nil,
    reporting report: @escaping (ChildScreens.Outcome) -> Void = { _ in }
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
          find: find, animated: animated, force: force, open: open, completion: completion, reporting: report)
      } else if open(self) != nil, let child = search(where: { find($0) != nil }).last.flatMap(find) {
        completion?(child)
      }
    }
    guard !isDone else { return }
    // The request waits as long as this view is hidden, for example below another screen or in another tab.
    whenHierarchyIdle { [weak self] in
      guard let self, !isDone else { return }
      if let child = reach(find, animated: animated, force: force) {
        end(.found)
        completion?(child)
      } else {
        uncover(self, animated: animated, waits: waitsForOtherModules, while: { !isDone }) {
          $0?.childScreens.resume()
        }
      }
    }
  }

  /// The child that is open; with force, it comes to the front.
  private func reach<Child>(_ find: (UIViewController) -> Child?, animated: Bool, force: Bool) -> Child? {
    guard let found = search(where: { find($0) != nil }).last else { return nil }
    if force { route(found, animated: animated) }
    return find(found)
  }
}
