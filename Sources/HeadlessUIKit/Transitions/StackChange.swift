/// The change of a navigation controller's stack.
final class StackChange: Transition {
  private let container: UINavigationController
  let from: UIViewController?
  let to: UIViewController?
  private let added: [UIViewController]
  private let removed: [UIViewController]

  init(
    of container: UINavigationController, from: UIViewController?, to: UIViewController?,
    added: [UIViewController], removed: [UIViewController], animated: Bool
  ) {
    self.container = container
    self.from = from
    self.to = to
    self.added = added
    self.removed = removed
    super.init(animated: animated)
  }

  /// Updates the parents without a transition, because the visible controller does not change.
  func completeImmediately() {
    willMove()
    if from !== to { from?.viewIfLoaded?.detach() }
    removeFromParent()
    didMove()
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
    from?.viewIfLoaded?.detach()
    runCallbacks(in: engine) {
      from?.didDisappear(isAnimated)
      from?.isMovingFromParent = false
      if engine.unspecifiedBehavior.leavingParentPrecedesDidAppear { removeFromParent() }
      to?.didAppear(isAnimated)
      to?.isMovingToParent = false
      if !engine.unspecifiedBehavior.leavingParentPrecedesDidAppear { removeFromParent() }
      didMove()
    } _: {
      if let to { container.delegate?.navigationController(container, didShow: to, animated: isAnimated) }
    }
  }

  private func willMove() {
    for controller in added {
      controller.willMove(toParent: container)
      container.adopt(controller)
    }
    for controller in removed { controller.willMove(toParent: nil) }
  }

  private func removeFromParent() {
    for controller in removed { controller.removeFromParent() }
  }

  private func didMove() {
    for controller in added { controller.didMove(toParent: container) }
  }
}
