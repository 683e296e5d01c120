/// Keeps the actions that wait until a root can navigate, as a hidden child view controller of it.
///
/// It is there only while actions wait. As a child it is notified when the root has appeared, without a call in the
/// root's `viewDidAppear` and without a delegate.
final class NavigationQueue: UIViewController {
  /// The queue whose action runs now. If that action pops the controller that the queue is a child of, a request from
  /// inside the action finds the queue here.
  private(set) static var current: NavigationQueue?

  private(set) weak var root: UIViewController?
  private var actions: [() -> Void]
  /// The transition whose end runs the next action. Weak: a transition that disappears without its completion must
  /// not block the queue.
  private weak var awaited: (any UIViewControllerTransitionCoordinator)?
  private var isResuming = false

  init(root: UIViewController, action: @escaping () -> Void) {
    self.root = root
    actions = [action]
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  // The deinit that a main-actor class gets by default works badly below iOS 18.4.
  nonisolated deinit {}

  override func viewDidLoad() {
    super.viewDidLoad()
    view.isHidden = true
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    runActions()
  }

  func append(_ action: @escaping () -> Void) {
    actions.append(action)
    runActions()
  }

  /// Runs the actions that are possible now. Afterwards the queue is a child of `root` if actions still wait.
  func runActions() {
    defer { move(to: actions.isEmpty ? nil : root?.queueHost) }
    while !actions.isEmpty, awaited == nil, !isResuming, let root, root.isOnScreen {
      if let transition = root.runningTransition { return wait(for: transition) }
      if root.isChangingPresentation { return resumeLater() }
      runFirstAction()
    }
  }

  private func runFirstAction() {
    let outer = Self.current
    Self.current = self
    actions.removeFirst()()
    Self.current = outer
  }

  /// Continues one turn of the main actor after the end of the transition: the order in which UIKit calls the callbacks
  /// of that end is not documented, and an alert's handler or a sheet's delegate may request the next transition.
  private func wait(for transition: any UIViewControllerTransitionCoordinator) {
    awaited = transition
    let isQueued = transition.animate(alongsideTransition: nil) { [weak self] _ in self?.resumeLater() }
    if !isQueued { resumeLater() }
  }

  private func resumeLater() {
    awaited = nil
    isResuming = true
    // Strong: the controller that this is a child of may be popped before the next turn.
    Task {
      isResuming = false
      runActions()
    }
  }

  /// An action can take the controller that this is a child of off its stack: then the queue moves to the next one.
  private func move(to host: UIViewController?) {
    guard parent !== host else { return }
    if parent != nil {
      willMove(toParent: nil)
      view.removeFromSuperview()
      removeFromParent()
    }
    if let host {
      host.addChild(self)
      host.view.addSubview(view)
      didMove(toParent: host)
    }
  }
}
