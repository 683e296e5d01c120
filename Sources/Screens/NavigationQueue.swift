/// Serves requests to show and hide screens one after another, and none in the middle of a transition.
///
/// UIKit drops what it is asked for while a transition runs, and the world does not wait for animations:
/// a link, a reply or the end of a session can come at any moment, and the link that launches an app before its
/// first screen is there. Whoever opens screens asks here, in order; at rest a request is served at once, before
/// `whenAtRest` returns.
public final class NavigationQueue {
  private var requests: [(root: Weak, action: () -> Void)] = []
  private var isWaiting = false

  private struct Weak {
    weak var controller: UIViewController?
  }

  /// Makes an empty queue.
  public init() {}

  /// Runs `action` as soon as `root` is on screen and no transition runs in it or in anything that it shows.
  ///
  /// - Parameters:
  ///   - root: The controller that presents; referred to weakly. A request whose root has gone is dropped.
  ///   - action: What to do; kept until it has run. Refer weakly to whatever may go in the meantime.
  public func whenAtRest(_ root: UIViewController?, perform action: @escaping () -> Void) {
    requests.append((Weak(controller: root), action))
    if !isWaiting { serve() }
  }

  /// Serves what has been asked for before the root was on screen; its `viewDidAppear` says so.
  public func rootDidAppear() {
    if !isWaiting { serve() }
  }

  private func serve() {
    while let (root, action) = requests.first {
      if let root = root.controller {
        guard root.viewIfLoaded?.window != nil else { return }
        if let transition = root.runningTransition { return wait(for: transition) }
      }
      requests.removeFirst()
      if root.controller != nil { action() }
    }
  }

  /// Goes on a turn after the transition: in which order UIKit tells those who wait for its end is not
  /// documented, and an alert's handler or a sheet's delegate may decide what comes next.
  private func wait(for transition: any UIViewControllerTransitionCoordinator) {
    isWaiting = true
    _ = transition.animate(alongsideTransition: nil) { [weak self] _ in
      Task {
        self?.isWaiting = false
        self?.serve()
      }
    }
  }
}

extension UIViewController {
  /// The transition that runs in this controller, in what it contains or in what is presented over it.
  fileprivate var runningTransition: (any UIViewControllerTransitionCoordinator)? {
    if let transitionCoordinator { return transitionCoordinator }
    if let navigation = self as? UINavigationController,
      let transition = navigation.topViewController?.transitionCoordinator
    {
      return transition
    }
    return presentedViewController?.runningTransition
  }
}
