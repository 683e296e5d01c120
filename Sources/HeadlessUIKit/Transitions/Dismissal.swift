/// A controller and all that it presents go, or, when a swipe is let go, stay after all.
final class Dismissal: Transition {
  /// Who dismisses, and what is called when it has ended.
  enum Cause {
    case code(completion: (() -> Void)?)
    case alert(UIAlertAction)
    case swipe
    case swipeLetGo

    var isSwipe: Bool {
      switch self {
      case .code, .alert: false
      case .swipe, .swipeLetGo: true
      }
    }
  }

  /// What goes, the lowest first; never empty.
  private let presentations: [UIPresentationController]
  private let cause: Cause

  init(of presentations: [UIPresentationController], animated: Bool, cause: Cause) {
    self.presentations = presentations
    self.cause = cause
    var isCancelled = false
    if case .swipeLetGo = cause { isCancelled = true }
    super.init(animated: animated, interactive: cause.isSwipe, cancelled: isCancelled)
  }

  /// Refuses, does nothing, or begins.
  static func begin(from source: UIViewController, animated: Bool, completion: (() -> Void)?) {
    guard let lowest = target(of: source), let engine = lowest.engine else {
      if source.engine?.choices.emptyDismissalCompletes == true { completion?() }
      return
    }
    guard !engine.refusesRequests else {
      return UIKitWarning.tell(
        "Attempt to dismiss from view controller \(source.shortName) "
          + "while a presentation or dismiss is in progress!"
      )
    }
    var chain = [lowest]
    var top = lowest.presentedViewController
    while let next = top.shownPresentation {
      chain.append(next)
      top = next.presentedViewController
    }
    engine.start(Dismissal(of: chain, animated: animated, cause: .code(completion: completion)))
  }

  /// What the controller or its nearest ancestor presents, or else what presents its outermost ancestor.
  private static func target(of source: UIViewController) -> UIPresentationController? {
    var outermost = source
    while true {
      if let presentation = outermost.shownPresentation { return presentation }
      guard let parent = outermost.parent else { break }
      outermost = parent
    }
    guard let own = outermost.activePresentation, !own.isOver else { return nil }
    return own
  }

  override func begin(in engine: Headless) {
    guard let lowest = presentations.first, let top = presentations.last else { return }
    let choices = engine.choices
    let presenter = lowest.presentingViewController
    presenter.transition = self
    for presentation in presentations {
      presentation.presentedViewController.transition = self
      presentation.presentedViewController.isBeingDismissed = true
      presentation.isHiddenFromPresenter = choices.presentedBecomesNil == .atTheCall && !isInteractive
    }
    if isInteractive, choices.willDismissBeforeDisappearance { tellWillDismiss(top) }
    top.presentedViewController.willDisappear(isAnimated)
    if isInteractive, !choices.willDismissBeforeDisappearance { tellWillDismiss(top) }
    if choices.intermediatesAreTold {
      for presentation in presentations.dropLast().reversed() {
        presentation.presentedViewController.willDisappear(isAnimated)
      }
    }
    if lowest.presentationStyle.removesPresenter {
      presenter.willAppear(isAnimated)
      guard engine.isRunning(self), let window = engine.window else { return }
      let below = window.subviews.firstIndex { view in
        presentations.contains { $0.presentedViewController.viewIfLoaded === view }
      }
      window.attach(presenter.view, at: below ?? window.subviews.count)
      presenter.isAppearing(isAnimated)
    }
  }

  private func tellWillDismiss(_ presentation: UIPresentationController) {
    presentation.delegate?.presentationControllerWillDismiss(presentation)
  }

  override func end(in engine: Headless) {
    guard let lowest = presentations.first, let top = presentations.last else { return }
    if isCancelled { return comeBack(top.presentedViewController, in: engine) }
    for presentation in presentations {
      presentation.isOver = true
      presentation.presentedViewController.viewIfLoaded?.detach()
    }
    engine.presentations.removeAll(where: \.isOver)
    if engine.choices.presentedBecomesNil != .afterTheOtherCallbacks { separate() }
    switch cause {
    case .code(let completion):
      callBack(in: engine) {
        tellDisappearance(from: lowest.presentingViewController, in: engine)
      } _: {
        separate()
        completion?()
      }
    case .alert(let action) where engine.choices.alertHandlerBeforeDisappearance:
      callBack(in: engine) {
        action.run()
      } _: {
        tellDisappearance(from: lowest.presentingViewController, in: engine)
      }
    case .alert(let action):
      callBack(in: engine) {
        tellDisappearance(from: lowest.presentingViewController, in: engine)
      } _: {
        action.run()
      }
    case .swipe, .swipeLetGo:
      callBack(in: engine) {
        tellDisappearance(from: lowest.presentingViewController, in: engine)
      } _: {
        top.delegate?.presentationControllerDidDismiss(top)
      }
    }
    separate()
  }

  private func tellDisappearance(from presenter: UIViewController, in engine: Headless) {
    let covered = presentations.first?.presentationStyle.removesPresenter == true
    if covered, engine.choices.fullScreenAppearsFirst { presenter.didAppear(isAnimated) }
    engine.whileEnding(self) {
      for presentation in presentations.reversed() {
        let controller = presentation.presentedViewController
        controller.didDisappear(isAnimated)
        controller.isBeingDismissed = false
        // One that was not told has disappeared all the same.
        if controller.appearance == .appeared { controller.vanish() }
      }
    }
    if covered, !engine.choices.fullScreenAppearsFirst { presenter.didAppear(isAnimated) }
  }

  /// Cuts the links between the controllers, unless new ones have taken their place.
  private func separate() {
    for presentation in presentations {
      let controller = presentation.presentedViewController
      guard controller.activePresentation === presentation else { continue }
      if controller.presenter?.presented === controller { controller.presenter?.presented = nil }
      controller.presenter = nil
      controller.activePresentation = nil
    }
  }

  private func comeBack(_ controller: UIViewController, in engine: Headless) {
    controller.isBeingDismissed = false
    callBack(in: engine) {
      controller.willAppear(isAnimated)
      controller.isAppearing(isAnimated)
      controller.didAppear(isAnimated)
    } _: {
    }
  }
}

extension UIViewController {
  /// The presentation of what this controller presents, until its dismissal has ended.
  var shownPresentation: UIPresentationController? {
    guard let presentation = presented?.activePresentation, !presentation.isOver else { return nil }
    return presentation
  }
}
