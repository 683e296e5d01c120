/// Keeps the actions that wait until a root can navigate, as a hidden child view controller of it.
///
/// It is there only while actions wait. As a child it is notified when the root has appeared, without a call in the
/// root's `viewDidAppear` and without a delegate.
final class NavigationQueue: UIViewController {
  private weak var root: UIViewController?
  private var actions: [() -> Void]
  /// The transition whose end runs the next action. Weak: a transition that disappears without its completion must
  /// not block the queue.
  private weak var awaited: (any UIViewControllerTransitionCoordinator)?
  private var isResuming = false
  private var isInPlace = false

  init(root: UIViewController, action: @escaping () -> Void) {
    self.root = root
    actions = [action]
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.isHidden = true
    view.isUserInteractionEnabled = false
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    runActions()
  }

  func append(_ action: @escaping () -> Void) {
    actions.append(action)
    runActions()
  }

  func moveIn(to host: UIViewController) {
    host.addChild(self)
    host.view.addSubview(view)
    didMove(toParent: host)
    isInPlace = true
    runActions()
  }

  private func runActions() {
    while !actions.isEmpty, isInPlace, awaited == nil, !isResuming, let root, root.isOnScreen {
      if let transition = root.runningTransition {
        wait(for: transition)
      } else {
        actions.removeFirst()()
      }
    }
    if actions.isEmpty { moveOut() }
  }

  /// Continues one turn of the main actor after the end of the transition: the order in which UIKit calls those who
  /// wait for that end is not documented, and an alert's handler or a sheet's delegate may decide what comes next.
  private func wait(for transition: any UIViewControllerTransitionCoordinator) {
    awaited = transition
    let isQueued = transition.animate(alongsideTransition: nil) { [weak self] _ in self?.resumeLater() }
    if !isQueued { resumeLater() }
  }

  private func resumeLater() {
    awaited = nil
    isResuming = true
    Task { [weak self] in
      self?.isResuming = false
      self?.runActions()
    }
  }

  private func moveOut() {
    guard isInPlace else { return }
    isInPlace = false
    willMove(toParent: nil)
    view.removeFromSuperview()
    removeFromParent()
  }
}
