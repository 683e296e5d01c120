/// The change of a navigation controller's stack.
final class StackChange: Transition {
  private let container: UINavigationController
  let from: UIViewController?
  let to: UIViewController?
  private let added: [UIViewController]
  private let removed: [UIViewController]

  init(
    of container: UINavigationController, from old: [UIViewController], to new: [UIViewController],
    animated: Bool, interactive: Bool = false, cancelled: Bool = false
  ) {
    self.container = container
    (from, to) = (old.last, new.last)
    added = new.filter { controller in !old.contains { $0 === controller } }
    removed = old.filter { controller in !new.contains { $0 === controller } }
    super.init(animated: animated, interactive: interactive, cancelled: cancelled)
  }

  override var endpoints: (from: UIViewController?, to: UIViewController?) { (from, to) }
  var outermostController: UIViewController { container.outermostAncestor }

  /// Changes the stack without a transition: the visible controller stays, or the container has not appeared.
  func completeImmediately() {
    willMove()
    if from !== to { exchange() }
    removeFromParent()
    didMove()
  }

  /// A container that is appearing shows the new controller in place of the other one.
  private func exchange() {
    let isAppearing = from?.appearance == .appearing
    if isAppearing { from?.willDisappear(false) }
    if isAppearing { to?.willAppear(false) }
    if isAppearing, let to {
      container.delegate?.navigationController(container, willShow: to, animated: false)
    }
    let wasShown = from?.viewIfLoaded?.superview != nil
    from?.viewIfLoaded?.detach()
    guard isAppearing else { return }
    if wasShown { container.attachChildViews() }
    if wasShown { to?.isAppearing(false) }
    from?.didDisappear(false)
  }

  override func begin(in engine: Headless) {
    container.transition = self
    willMove()
    to?.loadViewIfNeeded()
    to?.isMovingToParent = added.contains { $0 === to }
    from?.isMovingFromParent = removed.contains { $0 === from }
    from?.willDisappear(isAnimated)
    to?.willAppear(isAnimated)
    guard let to, engine.isRunning(self), let containerView = container.viewIfLoaded else { return }
    container.delegate?.navigationController(container, willShow: to, animated: isAnimated)
    containerView.attach(to.view, at: containerView.subviews.count)
    to.isAppearing(isAnimated)
  }

  override func end(in engine: Headless) {
    if isCancelled { return restore(in: engine) }
    if removed.isEmpty { from?.coveredResponder = engine.firstResponder }
    from?.viewIfLoaded?.detach()
    if !removed.isEmpty { restoreResponder(of: to, in: engine) }
    runCallbacks(in: engine) {
      from?.didDisappear(isAnimated)
      from?.isMovingFromParent = false
      if engine.unspecifiedBehavior.leavingParentPrecedesDidAppear { removeFromParent() }
      to?.didAppear(isAnimated)
      to?.isMovingToParent = false
      if !engine.unspecifiedBehavior.leavingParentPrecedesDidAppear { removeFromParent() }
      didMove()
    } _: {
      guard let to else { return }
      // The coordinator is still there in didShow.
      isOpen = true
      container.delegate?.navigationController(container, didShow: to, animated: isAnimated)
      isOpen = false
    }
  }

  /// After a pop, the field that was edited before the push is edited again, unless the user has begun to edit another.
  private func restoreResponder(of controller: UIViewController?, in engine: Headless) {
    let responder = controller?.coveredResponder
    guard engine.unspecifiedBehavior.popsRestoreFirstResponder, engine.firstResponder == nil else { return }
    responder?.becomeFirstResponder()
  }

  /// Completes the change without appearance callbacks and completion handlers.
  func abandon() {
    isOpen = false
    to?.isMovingToParent = false
    from?.isMovingFromParent = false
    if endsCancelled {
      if let from { container.restore(from) }
      return
    }
    from?.viewIfLoaded?.detach()
    removeFromParent()
    didMove()
  }

  /// The user has cancelled the swipe: the popped controller is on top again.
  private func restore(in engine: Headless) {
    if let from { container.restore(from) }
    from?.isMovingFromParent = false
    to?.willDisappear(isAnimated)
    from?.willAppear(isAnimated)
    from?.isAppearing(isAnimated)
    to?.viewIfLoaded?.detach()
    runCallbacks(in: engine) {
      to?.didDisappear(isAnimated)
      from?.didAppear(isAnimated)
    }
  }

  private func willMove() {
    for controller in added { container.adopt(controller) }
    for controller in removed { controller.willMove(toParent: nil) }
  }

  private func removeFromParent() { for controller in removed { controller.removeFromParent() } }

  private func didMove() { for controller in added { controller.didMove(toParent: container) } }
}
