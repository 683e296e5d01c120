/// The dismissal of a controller and everything that it presents; with a cancelled swipe, it returns.
final class Dismissal: Transition {
  /// The cause of the dismissal.
  enum Cause {
    case code(completion: (() -> Void)?)
    case alert(UIAlertAction)
    case swipe(isCancelled: Bool)
  }

  /// The dismissed presentations, the lowest first; never empty.
  private let presentations: [UIPresentationController]
  private let cause: Cause

  var presenter: UIViewController? { presentations.first?.presentingViewController }

  init(of presentations: [UIPresentationController], animated: Bool, cause: Cause) {
    self.presentations = presentations
    self.cause = cause
    var swipe: (isInteractive: Bool, isCancelled: Bool) = (false, false)
    if case .swipe(let isCancelled) = cause { swipe = (true, isCancelled) }
    super.init(animated: animated, interactive: swipe.isInteractive, cancelled: swipe.isCancelled)
  }

  override var endpoints: (from: UIViewController?, to: UIViewController?) {
    (presentations.last?.presentedViewController, presenter)
  }
  override var presentationStyle: UIModalPresentationStyle { presentations.last?.presentationStyle ?? .none }

  /// Begins the dismissal, or waits for the end of a transition. Does nothing if there is nothing to dismiss.
  static func begin(from source: UIViewController, animated: Bool, completion: (() -> Void)?) {
    guard let lowest = target(of: source), let engine = lowest.engine else {
      if source.engine?.unspecifiedBehavior.dismissingNothingCallsCompletion == true { completion?() }
      return
    }
    guard engine.defersRequests else {
      return begin(of: lowest, animated: animated, completion: completion, in: engine)
    }
    if engine.transitionInTheWay is Presentation, engine.unspecifiedBehavior.presentationsDropDismissals {
      return UIKitWarning.log(
        "Attempt to dismiss from view controller \(source.shortName) "
          + "while a presentation or dismiss is in progress!")
    }
    lowest.isDismissalRequested = true
    engine.deferRequest { [weak engine] in
      guard let engine else { return }
      if !lowest.isOver {
        begin(of: lowest, animated: animated, completion: completion, in: engine)
      } else if engine.unspecifiedBehavior.dismissingNothingCallsCompletion {
        completion?()
      }
    }
  }

  private static func begin(
    of lowest: UIPresentationController, animated: Bool, completion: (() -> Void)?, in engine: Headless
  ) {
    let chain = sequence(first: lowest) { $0.presentedViewController.shownPresentation }
    engine.start(Dismissal(of: Array(chain), animated: animated, cause: .code(completion: completion)))
  }

  /// The presentation by the controller or its nearest ancestor; without one, the presentation of its outermost ancestor.
  private static func target(of source: UIViewController) -> UIPresentationController? {
    let shown = sequence(first: source) { $0.parent }.map(\.shownPresentation)
    return (shown + [source.outermostAncestor.activePresentation]).compactMap(\.self).first {
      !$0.isOver && !$0.isDismissalRequested
    }
  }

  override func begin(in engine: Headless) {
    guard let lowest = presentations.first, let top = presentations.last else { return }
    let behavior = engine.unspecifiedBehavior
    let presenter = lowest.presentingViewController
    presenter.transition = self
    for presentation in presentations {
      presentation.presentedViewController.transition = self
      presentation.presentedViewController.isBeingDismissed = true
      if !endsCancelled { presentation.isDismissalRequested = true }
    }
    if initiallyInteractive, behavior.willDismissPrecedesDisappearance { notifyWillDismiss(top) }
    top.presentedViewController.willDisappear(isAnimated)
    if initiallyInteractive, !behavior.willDismissPrecedesDisappearance { notifyWillDismiss(top) }
    if behavior.notifiesIntermediateControllers {
      for presentation in presentations.dropLast().reversed() {
        presentation.presentedViewController.willDisappear(isAnimated)
      }
    }
    if uncoversPresenter {
      presenter.willAppear(isAnimated)
      guard engine.isRunning(self), let window = engine.window else { return }
      window.attach(presenter.view, at: window.subviews.count)
      presenter.isAppearing(isAnimated)
    }
  }

  /// Whether the presenter appears. A presenter that is not the window's root any more does not.
  private var uncoversPresenter: Bool {
    presentations.first?.presentationStyle.removesPresenter == true && presenter?.wasReplacedAsRoot == false
  }

  private func notifyWillDismiss(_ presentation: UIPresentationController) {
    presentation.delegate?.presentationControllerWillDismiss(presentation)
  }

  override func end(in engine: Headless) {
    guard let lowest = presentations.first, let top = presentations.last else { return }
    if isCancelled { return restore(top.presentedViewController, in: engine) }
    for presentation in presentations {
      presentation.isOver = true
      presentation.presentedViewController.viewIfLoaded?.detach()
    }
    engine.presentations.removeAll(where: \.isOver)
    separate()
    let disappear = { self.finishDisappearance(from: lowest.presentingViewController, in: engine) }
    switch cause {
    case .code(let completion): runCallbacks(in: engine, disappear) { completion?() }
    case .alert(let action) where engine.unspecifiedBehavior.alertHandlerRunsBeforeDisappearance:
      runCallbacks(in: engine, action.run, disappear)
    case .alert(let action): runCallbacks(in: engine, disappear, action.run)
    case .swipe:
      runCallbacks(in: engine, disappear) { top.delegate?.presentationControllerDidDismiss(top) }
    }
  }

  private func finishDisappearance(from presenter: UIViewController, in engine: Headless) {
    if uncoversPresenter { presenter.didAppear(isAnimated) }
    engine.whileEnding(self) {
      for presentation in presentations.reversed() {
        let controller = presentation.presentedViewController
        controller.didDisappear(isAnimated)
        controller.isBeingDismissed = false
        // A controller without callbacks has disappeared too.
        if controller.appearance == .appeared { controller.vanish() }
      }
    }
  }

  /// Clears the references between the controllers, unless a new presentation has replaced them.
  private func separate() {
    for presentation in presentations {
      let controller = presentation.presentedViewController
      guard controller.activePresentation === presentation else { continue }
      if controller.presenter?.presented === controller { controller.presenter?.presented = nil }
      controller.presenter = nil
      controller.activePresentation = nil
    }
  }

  private func restore(_ controller: UIViewController, in engine: Headless) {
    controller.isBeingDismissed = false
    runCallbacks(in: engine) {
      controller.willAppear(isAnimated)
      controller.isAppearing(isAnimated)
      controller.didAppear(isAnimated)
    }
  }
}

extension UIViewController {
  /// The presentation of the presented controller, until its dismissal has ended.
  var shownPresentation: UIPresentationController? {
    guard let presentation = presented?.activePresentation, !presentation.isOver else { return nil }
    return presentation
  }
}
