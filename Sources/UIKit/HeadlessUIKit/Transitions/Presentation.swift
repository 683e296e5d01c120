/// The presentation of a controller.
final class Presentation: Transition {
  private let presentation: UIPresentationController
  private let completion: (() -> Void)?

  private init(_ presentation: UIPresentationController, animated: Bool, completion: (() -> Void)?) {
    self.presentation = presentation
    self.completion = completion
    super.init(animated: animated)
  }

  /// Logs a warning, crashes, or begins the presentation.
  static func begin(
    _ presented: UIViewController, from source: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    // A child presents from its container (Apple, `present(_:animated:completion:)`).
    let presenter = source.outermostAncestor
    var attempt: String { "Attempt to present \(presented.shortName) on \(presenter.shortName)" }
    guard let window = presenter.viewIfLoaded?.window, !window.isHidden else {
      return UIKitWarning.log("\(attempt) whose view is not in the window hierarchy!")
    }
    let engine = window.engine
    guard engine.transitionInTheWay == nil else {
      return UIKitWarning.log("\(attempt) while a presentation is in progress!")
    }
    if let other = presenter.shownPresentation?.presentedViewController {
      return UIKitWarning.log("\(attempt) which is already presenting \(other.shortName)")
    }
    precondition(
      presented.presenter == nil || presented.activePresentation?.isOver != false,
      """
      Application tried to present modally a view controller \(presented.shortName) that is already being \
      presented by \(presented.presenter?.shortName ?? "nil").
      """
    )
    let isRoot = presented.rootWindow?.rootViewController === presented
    precondition(
      presented !== presenter && presented.parent == nil && !isRoot,
      "Application tried to present modally an active controller \(presented.shortName).")
    if presenter !== window.rootViewController, presenter.presenter == nil {
      UIKitWarning.log(
        "Presenting view controller \(presented.shortName) from detached view controller "
          + "\(presenter.shortName) is not supported, and may result in incorrect safe area insets and a "
          + "corrupt root presentation. Will become a hard exception in a future release.")
    }
    let presentation = presented.preparedPresentation ?? presented.makePresentation(by: presenter)
    let hasAnchor = (presentation as? UIPopoverPresentationController)?.hasAnchor
    if presented.isActionSheet, hasAnchor != true, engine.userInterfaceIdiom == .pad {
      UIKitWarning.log(
        "Your application has presented a UIAlertController of style UIAlertControllerStyleActionSheet from "
          + "\(presenter.shortName). You must provide location information for this popover through the alert "
          + "controller's popoverPresentationController. On an iPad, this is an exception.")
    }
    if presented.modalPresentationStyle == .popover, hasAnchor != true, engine.userInterfaceIdiom == .pad {
      UIKitWarning.log(
        "UIPopoverPresentationController (\(presentation.shortName)) should have a non-nil sourceView or barButtonItem "
          + "set before the presentation occurs. On an iPad, this is an exception.")
    }
    presented.preparedPresentation = nil
    presented.activePresentation = presentation
    presented.presenter = presenter
    presenter.presented = presented
    presentation.begin(presenting: presenter, engine: engine)
    engine.presentations.append(presentation)
    engine.start(Presentation(presentation, animated: animated, completion: completion))
  }

  private var presenter: UIViewController { presentation.presentingViewController }
  private var presented: UIViewController { presentation.presentedViewController }

  override var endpoints: (from: UIViewController?, to: UIViewController?) { (presenter, presented) }
  override var presentationStyle: UIModalPresentationStyle { presentation.presentationStyle }

  override func begin(in engine: Headless) {
    presenter.transition = self
    presented.transition = self
    presented.isBeingPresented = true
    presented.loadViewIfNeeded()
    if presentation.presentationStyle.removesPresenter { presenter.willDisappear(isAnimated) }
    presented.willAppear(isAnimated)
    guard engine.isRunning(self), let window = engine.window else { return }
    window.attach(presented.view, at: window.subviews.count)
    presented.isAppearing(isAnimated)
  }

  override func end(in engine: Headless) {
    let covers = presentation.presentationStyle.removesPresenter
    if covers { presenter.viewIfLoaded?.detach() }
    runCallbacks(in: engine) {
      presented.didAppear(isAnimated)
      presented.isBeingPresented = false
      if covers { presenter.didDisappear(isAnimated) }
    } _: {
      completion?()
    }
  }
}
