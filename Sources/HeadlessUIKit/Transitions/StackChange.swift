/// A navigation controller's stack changes: controllers join, others leave, the top may be another one.
final class StackChange: Transition {
  private let container: UINavigationController
  let from: UIViewController?
  let to: UIViewController?
  private let joining: [UIViewController]
  private let leaving: [UIViewController]

  init(
    of container: UINavigationController, from: UIViewController?, to: UIViewController?,
    joining: [UIViewController], leaving: [UIViewController], animated: Bool
  ) {
    self.container = container
    self.from = from
    self.to = to
    self.joining = joining
    self.leaving = leaving
    super.init(animated: animated)
  }

  /// Nothing that is shown changes: there is no transition, only new parents.
  func settleUnseen() {
    announce()
    if from !== to { from?.viewIfLoaded?.detach() }
    letGo()
    welcome()
  }

  override func begin(in engine: Headless) {
    container.transition = self
    announce()
    to?.loadViewIfNeeded()
    to?.isMovingToParent = joining.contains { $0 === to }
    from?.isMovingFromParent = leaving.contains { $0 === from }
    from?.willDisappear(isAnimated)
    to?.willAppear(isAnimated)
    guard let to, engine.isRunning(self), let place = container.viewIfLoaded else { return }
    container.delegate?.navigationController(container, willShow: to, animated: isAnimated)
    place.attach(to.view, at: place.subviews.count)
    to.isAppearing(isAnimated)
  }

  override func end(in engine: Headless) {
    from?.viewIfLoaded?.detach()
    callBack(in: engine) {
      from?.didDisappear(isAnimated)
      from?.isMovingFromParent = false
      if engine.choices.leavesParentFirst { letGo() }
      to?.didAppear(isAnimated)
      to?.isMovingToParent = false
      if !engine.choices.leavesParentFirst { letGo() }
      welcome()
    } _: {
      if let to { container.delegate?.navigationController(container, didShow: to, animated: isAnimated) }
    }
  }

  private func announce() {
    for controller in joining {
      controller.willMove(toParent: container)
      container.adopt(controller)
    }
    for controller in leaving { controller.willMove(toParent: nil) }
  }

  private func letGo() {
    for controller in leaving { controller.removeFromParent() }
  }

  private func welcome() {
    for controller in joining { controller.didMove(toParent: container) }
  }
}
