/// The change of a tab bar controller's selection, without animation.
///
/// UIKit does not document the order of the callbacks of the two controllers.
final class TabChange: Transition {
  private let container: UITabBarController
  private let from: UIViewController?
  private let to: UIViewController?

  override var endpoints: (from: UIViewController?, to: UIViewController?) { (from, to) }

  init(of container: UITabBarController, from: UIViewController?, to: UIViewController?) {
    self.container = container
    self.from = from
    self.to = to
    super.init(animated: false)
  }

  /// Changes without a transition: the container has not appeared, or another transition is running.
  func completeImmediately() {
    exchange()
    from?.didDisappear(isAnimated)
    if container.appearance == .appeared { to?.didAppear(isAnimated) }
  }

  override func begin(in engine: Headless) {
    container.transition = self
    exchange()
  }

  override func end(in engine: Headless) {
    runCallbacks(in: engine) {
      from?.didDisappear(isAnimated)
      to?.didAppear(isAnimated)
    }
  }

  private func exchange() {
    let isShown = container.appearance == .appeared || container.appearance == .appearing
    if isShown { to?.willAppear(isAnimated) }
    from?.willDisappear(isAnimated)
    from?.viewIfLoaded?.detach()
    guard isShown, container.viewIfLoaded?.window != nil else { return }
    container.attachChildViews()
    to?.isAppearing(isAnimated)
  }
}
