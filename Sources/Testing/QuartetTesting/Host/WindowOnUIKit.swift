package import PortableUIKit

#if os(Linux) || os(macOS)
  extension UIWindow {
    package var driver: Headless { headless }

    func attachToScene() {}
  }

  package typealias MadeControllers = Headless.MadeControllers
#else
  /// UIKit does not say which view controllers are made.
  package struct MadeControllers {
    let alive: [UIViewController] = []

    func record<Result>(_ body: () async throws -> Result) async rethrows -> Result { try await body() }
  }

  /// The part of `ScreenHost` that drives a window on iOS, by UIKit's public API alone.
  ///
  /// UIKit has no API for touches, so this sends the events and calls the delegates' methods that a touch causes. It
  /// cannot tap a button of an alert, or begin a swipe and cancel it.
  package struct WindowOnUIKit {
    let window: UIWindow

    /// The root view controller, then the controller that it presents, and so on.
    package var presentedChain: [UIViewController] {
      guard let root = window.rootViewController else { return [] }
      return Array(sequence(first: root) { $0.presentedViewController })
    }

    /// The controller on top, in its navigation and tab bar controllers.
    var topViewController: UIViewController? { presentedChain.last?.frontmost }

    // MARK: Transitions

    /// Whether UIKit reports a transition of a controller that is shown.
    package var isTransitioning: Bool {
      presentedChain.contains { controller in
        controller.isBeingPresented || controller.isBeingDismissed || controller.runningTransition != nil
      }
    }

    /// Lets the run loop turn once.
    package func finishTransition() { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01)) }

    /// Lets the run loop turn until UIKit reports no transition, for two seconds at most.
    func finishTransitions() {
      for turn in 0..<200 where turn == 0 || isTransitioning { finishTransition() }
    }

    // MARK: What the user does

    /// Whether a view is visible and enabled, and no presented controller covers it.
    func isTouchable(_ view: UIView) -> Bool {
      guard !window.isHidden, !isTransitioning, (view as? UIControl)?.isEnabled ?? true,
        let top = presentedChain.last?.viewIfLoaded, view.isDescendant(of: top), view.window === window
      else { return false }
      return sequence(first: view) { $0.superview }.allSatisfy {
        !$0.isHidden && $0.isUserInteractionEnabled && $0.alpha >= 0.01
      }
    }

    func tap(_ control: UIControl) -> Bool {
      guard isTouchable(control) else { return false }
      control.sendActions(for: .touchDown)
      guard control.isEnabled else { return true }
      control.sendActions(for: .touchUpInside)
      if let toggle = control as? UISwitch {
        toggle.setOn(!toggle.isOn, animated: false)
        toggle.sendActions(for: .valueChanged)
      }
      if control is UIButton { control.sendActions(for: .primaryActionTriggered) }
      return true
    }

    func tapInOneTurn(_ controls: [UIControl]) {
      for control in controls where control.isEnabled && !control.isHidden && control.window === window {
        control.sendActions(for: .touchUpInside)
        if control is UIButton { control.sendActions(for: .primaryActionTriggered) }
      }
    }

    /// False: UIKit has no API that runs an action's handler.
    func choose(_ action: UIAlertAction) -> Bool { false }

    func swipeDown() -> Bool {
      guard !isTransitioning, let top = presentedChain.last, top.isSheet,
        let sheet = top.presentationController
      else { return false }
      let delegate = sheet.delegate
      guard !top.isModalInPresentation, delegate?.presentationControllerShouldDismiss?(sheet) ?? true else {
        delegate?.presentationControllerDidAttemptToDismiss?(sheet)
        return true
      }
      delegate?.presentationControllerWillDismiss?(sheet)
      top.dismiss(animated: true) { delegate?.presentationControllerDidDismiss?(sheet) }
      return true
    }

    /// False: UIKit has no API that begins a swipe and cancels it.
    func swipeDownAndCancel() -> Bool { false }

    /// False: UIKit has no API for a swipe from the edge, or for the Return key.
    func swipeBack() -> Bool { false }
    func swipeBackAndCancel() -> Bool { false }
    func pressReturn(in field: UITextField) -> Bool { false }

    func tapBack() -> Bool {
      guard !isTransitioning, let top = topViewController, top.hasBackButton else { return false }
      return top.navigationController?.popViewController(animated: true) != nil
    }

    func tapTab(at index: Int) -> Bool {
      guard !isTransitioning, let container = topViewController?.tabBarController,
        let tabs = container.viewControllers, tabs.indices.contains(index)
      else { return false }
      guard container.delegate?.tabBarController?(container, shouldSelect: tabs[index]) ?? true else {
        return true
      }
      if container.selectedViewController === tabs[index] {
        (tabs[index] as? UINavigationController)?.popToRootViewController(animated: true)
      }
      container.selectedViewController = tabs[index]
      container.delegate?.tabBarController?(container, didSelect: tabs[index])
      return true
    }

    func performEscape() -> Bool {
      guard !isTransitioning, let top = topViewController else { return false }
      return sequence(first: top) { $0.parent }.contains { controller in
        controller.viewIfLoaded?.accessibilityPerformEscape() == true
          || controller.accessibilityPerformEscape()
      }
    }
  }

  extension UIWindow {
    package var driver: WindowOnUIKit { WindowOnUIKit(window: self) }

    /// Without a scene, a window of an app is not shown.
    func attachToScene() {
      windowScene = UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
    }
  }
#endif
