extension UIViewController {
  /// The object that opens and closes the screens over this controller; one for each controller.
  ///
  /// The first call loads the view, which owns it in a hidden subview.
  @preconcurrency public var childScreens: ChildScreens {
    // `viewDidLoad` can be the first call.
    loadViewIfNeeded()
    if let existingChildScreens { return existingChildScreens }
    let view = ChildScreensView(ChildScreens(of: self))
    self.view.insertSubview(view, at: 0)
    return view.childScreens
  }

  /// Responds to the user: a button, a row, the Return key, a swipe that UIKit asked about, the escape gesture.
  ///
  /// - If ``canRespond`` is true, `action` runs before this call returns; after it, what is kept behind another module's
  ///   screen is done (``ChildScreens/resume()``).
  /// - If ``isClosing`` is true, the screen is closed as soon as that is possible, and `action` does not run.
  /// - Otherwise nothing happens.
  ///
  /// So two taps in one turn of the run loop count as two taps in a row: if the first opens or closes a screen, the second
  /// does nothing.
  @preconcurrency public func respond(_ action: () -> Void) {
    if let closingOpener { return closingOpener.resume() }
    guard canRespond else { return }
    action()
    for controller in selfAndContainers { controller.existingChildScreens?.resume() }
  }

  /// Whether the user can use this screen: it is not covered, no request of ``childScreens`` waits that may cover it, and
  /// it is not being closed. A screen that is being dismissed does not cover it, unless the user swipes it away and can
  /// still cancel that, or has.
  @preconcurrency public var canRespond: Bool {
    guard presentedViewController?.isBeingDismissed ?? true, !isClosing, !outermost.isBeingDismissedByCode
    else {
      return false
    }
    return selfAndContainers.allSatisfy { controller in
      controller.existingChildScreens?.hasWaitingRequest != true && controller.isOnTopOfStack
        && !controller.isUnderSwipe
    }
  }

  /// Whether this screen, or one that it belongs to, should be closed and still may be in front: see
  /// ``ChildScreens/close(animated:)``.
  @preconcurrency public var isClosing: Bool { closingOpener != nil }
}

extension UIControl {
  /// Adds an action for a tap, which runs through `UIViewController.respond(_:)`: a tap counts once.
  ///
  /// - Parameters:
  ///   - screen: The controller whose screen contains the control. It is referred to weakly.
  ///   - action: Called with the controller, so that it need not capture it. The control keeps it.
  @preconcurrency public func onTap<Screen: UIViewController>(
    in screen: Screen, perform action: @escaping (Screen) -> Void
  ) {
    addAction(
      UIAction { [weak screen] _ in
        guard let screen else { return }
        screen.respond { action(screen) }
      }, for: .touchUpInside)
  }
}

extension UIBarButtonItem {
  /// Sets the primary action to one that runs through `UIViewController.respond(_:)`: a tap counts once. The item keeps its
  /// title and its image, which it would otherwise take from the action.
  ///
  /// - Parameters:
  ///   - screen: The controller whose navigation item contains the button. It is referred to weakly.
  ///   - action: Called with the controller, so that it need not capture it. The item keeps it.
  @preconcurrency public func onTap<Screen: UIViewController>(
    in screen: Screen, perform action: @escaping (Screen) -> Void
  ) {
    primaryAction = UIAction(title: title ?? "", image: image) { [weak screen] _ in
      guard let screen else { return }
      screen.respond { action(screen) }
    }
  }
}

extension UIViewController {
  /// ``childScreens``, if it has been used before.
  var existingChildScreens: ChildScreens? {
    guard let subviews = viewIfLoaded?.subviews else { return nil }
    for case let view as ChildScreensView in subviews { return view.childScreens }
    return nil
  }

  /// The object that is going to close this screen, or one that it belongs to.
  var closingOpener: ChildScreens? {
    guard ChildScreens.isAnyClosing else { return nil }
    var screen: UIViewController? = self
    while let current = screen {
      let opener = current.existingChildScreens?.opener
      if let opener, opener.isClosing, opener.child === current { return opener }
      screen =
        opener?.parent ?? current.screenBelowInStack ?? current.parent ?? current.presentingViewController
    }
    return nil
  }

  /// The controller onto which this one was pushed.
  private var screenBelowInStack: UIViewController? {
    guard let stack = (parent as? UINavigationController)?.viewControllers,
      let index = stack.firstIndex(where: { $0 === self })
    else { return nil }
    return index > 0 ? stack[index - 1] : nil
  }

  /// Whether no controller was pushed onto this one.
  var isOnTopOfStack: Bool {
    guard let stack = parent as? UINavigationController else { return true }
    return stack.topViewController === self
  }

  /// Whether the user swipes away what covers this controller, and may cancel that, or has.
  private var isUnderSwipe: Bool {
    guard let transition = transitionCoordinator else { return false }
    return (transition.isInteractive || transition.isCancelled)
      && transition.viewController(forKey: .to) === self
  }

  private var selfAndContainers: some Sequence<UIViewController> { sequence(first: self, next: \.parent) }

  /// Whether code dismisses the screen. The user may cancel a swipe.
  private var isBeingDismissedByCode: Bool {
    isBeingDismissed && transitionCoordinator?.initiallyInteractive != true
  }
}

/// Owns the ``ChildScreens`` of a controller, and observes the window for it. It draws nothing.
///
/// A hidden subview needs no call in the controller's own callbacks, and UIKit calls it back also if it is added while the
/// controller appears.
private final class ChildScreensView: UIView {
  let childScreens: ChildScreens

  init(_ childScreens: ChildScreens) {
    self.childScreens = childScreens
    super.init(frame: .zero)
    isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  override func didMoveToWindow() {
    super.didMoveToWindow()
    childScreens.parentDidMove(to: window)
  }
}
