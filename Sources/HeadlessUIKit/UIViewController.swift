public import Foundation

/// Owns a view, and is told when it appears and disappears; presents, is presented, contains.
///
/// Apple, UIViewController.h. A controller owns its view, its children and what it presents; `parent`
/// and `presentingViewController` are back references. What presentations and stacks do is in
/// `Transition` and its kinds.
open class UIViewController: UIResponder {
  /// How far the controller's view has come.
  enum Appearance {
    case disappeared, appearing, appeared, disappearing
  }

  private var loadedView: UIView?
  private var madeNavigationItem: UINavigationItem?
  private var chosenStyle = UIModalPresentationStyle.automatic
  private weak var parentController: UIViewController?
  var appearance = Appearance.disappeared
  weak var transition: Transition?
  /// The controller that this one presents, until its dismissal has ended.
  var presented: UIViewController?
  weak var presenter: UIViewController?
  /// Made by reading `presentationController`, for a presentation that has not begun.
  var preparedPresentation: UIPresentationController?
  /// Owned by the window while the controller is presented.
  weak var activePresentation: UIPresentationController?
  /// The window whose root this is.
  weak var rootWindow: UIWindow?

  /// Makes a controller. There are no nibs here: the arguments are not used.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// Makes a controller; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init()
  }

  nonisolated deinit {}

  /// Makes a controller whose view is made by `loadView()`.
  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  // MARK: View

  /// The view. Reading it loads it: `loadView()`, then `viewDidLoad()`.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.viewController = nil
      loadedView = newValue
      newValue?.viewController = self
    }
  }

  /// Makes the view: a plain one. An override sets `view` and does not call super.
  open func loadView() {
    view = UIView(frame: .zero)
  }

  /// Loads the view unless it is loaded.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    precondition(loadedView != nil, "loadView() of \(self) set no view.")
    viewDidLoad()
  }

  /// The view, if it is loaded.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// The view was loaded. Called once.
  open func viewDidLoad() {}

  // MARK: Appearance

  /// The view is about to come; it stands in no window yet.
  open func viewWillAppear(_ animated: Bool) {}

  /// The view stands in the window, and the transition, if any, has begun.
  open func viewIsAppearing(_ animated: Bool) {}

  /// The view has come, and the transition has ended.
  open func viewDidAppear(_ animated: Bool) {}

  /// The view is about to go or to be covered.
  open func viewWillDisappear(_ animated: Bool) {}

  /// The view has gone or is covered, and the transition has ended.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether the appearance is because of a presentation. To be asked in the appearance callbacks.
  open internal(set) var isBeingPresented = false

  /// Whether the disappearance is because of a dismissal. To be asked in the appearance callbacks.
  open internal(set) var isBeingDismissed = false

  /// Whether the appearance is because of a new parent. To be asked in the appearance callbacks.
  open internal(set) var isMovingToParent = false

  /// Whether the disappearance is because the parent lets go. To be asked in the appearance callbacks.
  open internal(set) var isMovingFromParent = false

  // MARK: Titles

  /// The title, which containers show.
  open var title: String? {
    didSet { madeNavigationItem?.title = title }
  }

  /// What a navigation bar shows for this controller; made when it is first read.
  open var navigationItem: UINavigationItem {
    if let madeNavigationItem { return madeNavigationItem }
    let item = UINavigationItem(title: title ?? "")
    madeNavigationItem = item
    return item
  }

  /// The nearest ancestor that is a navigation controller, or nil.
  open var navigationController: UINavigationController? {
    var ancestor = parent
    while let candidate = ancestor {
      if let found = candidate as? UINavigationController { return found }
      ancestor = candidate.parent
    }
    return nil
  }

  // MARK: Presentation

  /// What this controller, or its nearest ancestor that does, presents.
  open var presentedViewController: UIViewController? {
    if let presented, presented.activePresentation?.isHiddenFromPresenter != true { return presented }
    return parent?.presentedViewController
  }

  /// What presents this controller or its farthest ancestor.
  open var presentingViewController: UIViewController? {
    let outermost = outermostAncestor
    return outermost.activePresentation?.isHiddenFromPresenter == true ? nil : outermost.presenter
  }

  /// Whether a person's swipe is refused; false by default. Code can still dismiss.
  open var isModalInPresentation = false

  /// How the controller is presented. Set `.automatic`, the default, and it reads as the style chosen.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { chosenStyle == .automatic ? .formSheet : chosenStyle }
    set { chosenStyle = newValue }
  }

  /// What manages the controller's presentation. Read before one begins, it is made from the style,
  /// and belongs to the controller.
  open var presentationController: UIPresentationController? {
    if let activePresentation { return activePresentation }
    if let above = outermostAncestor.activePresentation, above.isInheritedByChildren { return above }
    if let preparedPresentation { return preparedPresentation }
    let made = UIPresentationController(presentedViewController: self, presenting: nil)
    preparedPresentation = made
    return made
  }

  /// The running transition of this controller or of an ancestor; nil when none runs.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    if let transition, transition.isOpen { return transition }
    return parent?.transitionCoordinator
  }

  /// Presents a controller over this one, or over its outermost ancestor.
  ///
  /// Refused with a warning when that one's view stands in no window, while a transition runs, and
  /// when it presents already. Traps when the other controller is active elsewhere.
  ///
  /// - Parameter completion: runs after `viewDidAppear` of the presented controller.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    Presentation.begin(viewControllerToPresent, from: self, animated: flag, completion: completion)
  }

  /// Dismisses what this controller presents and all above it, or else the controller itself.
  ///
  /// Refused with a warning while a transition runs. With nothing to dismiss nothing happens.
  ///
  /// - Parameter completion: runs after `viewDidDisappear` of the dismissed controller.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    Dismissal.begin(from: self, animated: flag, completion: completion)
  }

  /// Shows a controller as the nearest container does it; without one, presents it.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent {
      parent.show(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  // MARK: Containment

  /// The controller that contains this one; it is not owned.
  open var parent: UIViewController? { parentController }

  /// The controllers that this one contains and owns.
  open private(set) var children: [UIViewController] = []

  /// Takes a controller in, out of its former parent, and tells it `willMove(toParent:)` first.
  ///
  /// Call `didMove(toParent:)` on it when its view is in place.
  open func addChild(_ childController: UIViewController) {
    childController.willMove(toParent: self)
    adopt(childController)
  }

  /// Leaves the parent, and tells `didMove(toParent:)` with nil.
  open func removeFromParent() {
    guard parentController != nil else { return }
    abandonParent()
    didMove(toParent: nil)
  }

  /// A parent is about to take the controller in, or with nil to let go of it.
  open func willMove(toParent parent: UIViewController?) {}

  /// A parent has taken the controller in, or with nil let go of it.
  open func didMove(toParent parent: UIViewController?) {}

  /// Becomes a controller's parent without telling it.
  func adopt(_ child: UIViewController) {
    child.abandonParent()
    child.parentController = self
    children.append(child)
  }

  /// Leaves the parent without being told.
  func abandonParent() {
    guard let parentController else { return }
    self.parentController = nil
    if let index = parentController.children.firstIndex(where: { $0 === self }) {
      parentController.children.remove(at: index)
    }
  }

  /// Runs for each child that appears and disappears with this controller.
  func forEachShownChild(_ body: (UIViewController) -> Void) {
    guard let loadedView, !children.isEmpty else { return }
    for child in children where child.viewIfLoaded?.isDescendant(of: loadedView) == true { body(child) }
  }

  /// Whether the controller is an alert; cheaper than a cast.
  var isAlert: Bool { false }

  /// Puts the children's views in place; the controller's own stands in the window by now.
  func placeChildren() {}

  /// Whether only the controller itself decides when its children appear.
  var drivesChildren: Bool { false }

  // MARK: Responder chain

  /// The view's superview, the window or the presenter; for a child without a view, the parent.
  open override var next: UIResponder? {
    presenter ?? viewIfLoaded?.superview ?? parent
  }

  override var hostWindow: UIWindow? { viewIfLoaded?.window }

  /// What runs the transitions of the window in which the view stands.
  var engine: Headless? { hostWindow?.engine }
}
