public import Foundation

/// Manages a view and its appearance, presentations and child controllers.
///
/// Apple, UIViewController.h. A controller owns its view, its children and the controller that it presents;
/// `parent` and `presentingViewController` are not owned. `Transition` and its subclasses implement transitions.
@preconcurrency @MainActor open class UIViewController: UIResponder, UITraitEnvironment {
  /// The state of the view's appearance.
  enum Appearance { case disappeared, appearing, appeared, disappearing }

  private var loadedView: UIView?
  /// The navigation item, once it was read.
  private(set) var madeNavigationItem: UINavigationItem?
  /// The tab bar item, once it was read or set.
  private(set) var madeTabBarItem: UITabBarItem?
  private var chosenStyle = UIModalPresentationStyle.automatic
  var appearance = Appearance.disappeared
  weak var transition: Transition?
  /// The presented controller, until its dismissal has ended.
  var presented: UIViewController?
  weak var presenter: UIViewController?
  /// Made when `presentationController` is read before a presentation begins.
  var preparedPresentation: UIPresentationController?
  /// The window owns it while the controller is presented.
  weak var activePresentation: UIPresentationController?
  /// The window whose root this is.
  weak var rootWindow: UIWindow?
  /// The responder that the user edited when another controller was pushed onto this one.
  weak var coveredResponder: UIResponder?

  /// Makes a controller. Nibs are not used.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    Headless.MadeControllers.current?.add(self)
  }

  public required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  // MARK: View

  /// The view. Reading it loads it: `loadView()`, then `viewDidLoad()`. Traps, as UIKit raises, when it is set to the
  /// view of another controller.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      precondition(
        newValue?.viewController == nil || newValue?.viewController === self,
        "A view can only be associated with at most one view controller at a time! View "
          + "\(newValue?.shortName ?? "") is associated with \(newValue?.viewController?.shortName ?? ""). Clear this "
          + "association before associating this view with \(shortName).")
      loadedView?.viewController = nil
      loadedView = newValue
      newValue?.viewController = self
    }
  }

  /// Makes a plain view. An override sets `view` and does not call super.
  open func loadView() { view = UIView(frame: .zero) }

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    precondition(loadedView != nil, "loadView() of \(shortName) set no view.")
    viewDidLoad()
  }

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  /// Called once, after the view was loaded.
  open func viewDidLoad() {}

  /// The view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}

  /// The view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  // MARK: Appearance

  /// Whether the appearance callback that runs now has reached this class. An override has to call super.
  var hasCalledSuper = false

  /// The view will appear. It is not in the window yet.
  open func viewWillAppear(_ animated: Bool) { hasCalledSuper = true }

  /// The view is in the window, and the transition has begun.
  open func viewIsAppearing(_ animated: Bool) { hasCalledSuper = true }

  /// The view has appeared, and the transition has ended.
  open func viewDidAppear(_ animated: Bool) { hasCalledSuper = true }

  /// The view will be removed or covered.
  open func viewWillDisappear(_ animated: Bool) { hasCalledSuper = true }

  /// The view was removed or covered, and the transition has ended.
  open func viewDidDisappear(_ animated: Bool) { hasCalledSuper = true }

  /// During appearance callbacks: whether a presentation causes them.
  open internal(set) var isBeingPresented = false

  /// During appearance callbacks: whether a dismissal causes them.
  open internal(set) var isBeingDismissed = false

  /// During appearance callbacks: whether a new parent causes them.
  open internal(set) var isMovingToParent = false

  /// During appearance callbacks: whether removal from the parent causes them.
  open internal(set) var isMovingFromParent = false

  // MARK: Titles

  /// The title, which containers display.
  open var title: String? {
    didSet {
      madeNavigationItem?.title = title
      madeTabBarItem?.title = title
    }
  }

  /// The content of the navigation bar for this controller, made when it is first read.
  open var navigationItem: UINavigationItem {
    if let madeNavigationItem { return madeNavigationItem }
    let item = UINavigationItem(title: title ?? "")
    madeNavigationItem = item
    return item
  }

  open var navigationController: UINavigationController? { nearestAncestor() }
  open var tabBarController: UITabBarController? { nearestAncestor() }

  private func nearestAncestor<Container: UIViewController>() -> Container? {
    parent as? Container ?? parent?.nearestAncestor()
  }

  open private(set) lazy var editButtonItem = UIBarButtonItem(
    systemItem: .edit,
    primaryAction: UIAction { [weak self] _ in self.map { $0.setEditing(!$0.isEditing, animated: true) } })

  // MARK: What is kept, or does nothing: nothing here reads it

  open var preferredContentSize = CGSize.zero
  open var edgesForExtendedLayout = UIRectEdge.all
  open var extendedLayoutIncludesOpaqueBars = false
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var definesPresentationContext = false
  open var hidesBottomBarWhenPushed = false
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var toolbarItems: [UIBarButtonItem]?
  /// The tab in a tab bar controller, made with the title when it is first read.
  open var tabBarItem: UITabBarItem! {
    get {
      if let madeTabBarItem { return madeTabBarItem }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      madeTabBarItem = item
      return item
    }
    set { madeTabBarItem = newValue }
  }
  @available(iOS 18.0, *) open var tab: UITab? { nil }
  open var storyboard: UIStoryboard? { nil }
  open var nibName: String? { nil }
  open var nibBundle: Bundle? { nil }
  open var isEditing = false
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open var traitCollection: UITraitCollection { traits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open var shouldAutorotate: Bool { true }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open func setNeedsStatusBarAppearanceUpdate() {}
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open func updateViewConstraints() {}
  open func viewLayoutMarginsDidChange() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func didReceiveMemoryWarning() {}

  /// Updates what the view shows. Each layout calls it before the view's, if the view's was requested.
  @available(iOS 26.0, *) open func updateProperties() {}
  @available(iOS 26.0, *) open func setNeedsUpdateProperties() { viewIfLoaded?.setNeedsUpdateProperties() }
  @available(iOS 26.0, *) open func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }

  // MARK: Size and traits

  /// The window will get other traits. The visible children and what this controller presents are called by this method,
  /// so an override calls super.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forEachVisibleChild { $0.willTransition(to: newCollection, with: coordinator) }
    presented?.willTransition(to: newCollection, with: coordinator)
  }

  /// The view will get another size; the others are called as in `willTransition(to:with:)`, with the same size here.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forEachVisibleChild { $0.viewWillTransition(to: size, with: coordinator) }
    presented?.viewWillTransition(to: size, with: coordinator)
  }

  // MARK: Presentation

  /// The controller that this one or its nearest ancestor presents.
  /// It becomes nil when the transition of a dismissal ends.
  open var presentedViewController: UIViewController? { presented ?? parent?.presentedViewController }

  /// The controller that presents this one or its farthest ancestor.
  open var presentingViewController: UIViewController? { outermostAncestor.presenter }

  /// Whether interactive dismissal is disabled; false by default. Code can still dismiss.
  open var isModalInPresentation = false

  /// The presentation style. `.automatic`, the default, reads as the style that the system chooses.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { chosenStyle == .automatic ? .formSheet : chosenStyle }
    set { chosenStyle = newValue }
  }

  /// The controller's presentation controller. If it is read before a presentation, it is made from the current
  /// style. The two then retain each other until the presentation begins: a memory leak if it never does.
  open var presentationController: UIPresentationController? {
    if let activePresentation { return activePresentation }
    if let above = outermostAncestor.activePresentation, above.isInheritedByChildren { return above }
    if let preparedPresentation { return preparedPresentation }
    let made = makePresentation(by: nil)
    preparedPresentation = made
    return made
  }

  /// Where a popover points to: for an action sheet, and with the style `.popover`. Otherwise that of the parent, or nil.
  open var popoverPresentationController: UIPopoverPresentationController? {
    guard chosenStyle == .popover || isActionSheet else { return parent?.popoverPresentationController }
    return presentationController as? UIPopoverPresentationController
  }

  /// Makes a presentation controller for the current style.
  func makePresentation(by presenting: UIViewController?) -> UIPresentationController {
    chosenStyle == .popover || isActionSheet
      ? UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
      : UIPresentationController(presentedViewController: self, presenting: presenting)
  }

  /// The running transition of this controller or of an ancestor, or nil.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    if let transition, transition.isOpen { return transition }
    return parent?.transitionCoordinator
  }

  /// Presents a controller from the outermost ancestor of this one, or from this one.
  ///
  /// Logs a warning and does nothing when that controller's view is not in a window, while a transition is
  /// running, and when it presents already. Traps, as UIKit raises, when the other controller is active already.
  ///
  /// The completion is called after `viewDidAppear` of the presented controller.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) { Presentation.begin(viewControllerToPresent, from: self, animated: flag, completion: completion) }

  /// Dismisses the controller that this one presents and all above it; if it presents none, this one.
  ///
  /// During a transition, the dismissal begins when the transition has ended. Does nothing if there is nothing to
  /// dismiss.
  ///
  /// The completion is called after `viewDidDisappear` of the dismissed controller.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    Dismissal.begin(from: self, animated: flag, completion: completion)
  }

  /// Shows a controller in the nearest container; without a container, presents it.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent {
      parent.show(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  // MARK: Containment

  /// The controller that contains this one; not owned.
  open private(set) weak var parent: UIViewController?

  /// The controllers that this one contains; owned.
  open private(set) var children: [UIViewController] = []

  /// Adds a child, and removes it from its previous parent. Traps, as UIKit raises, if it is a window's root. Calls `willMove(toParent:)` on it first.
  ///
  /// Call `didMove(toParent:)` on the child after adding its view.
  open func addChild(_ childController: UIViewController) {
    precondition(
      childController.rootWindow?.rootViewController !== childController,
      "adding a root view controller \(childController.shortName) as a child of view controller:\(shortName)")
    adopt(childController)
  }

  /// Removes the controller from its parent and calls `didMove(toParent: nil)`.
  open func removeFromParent() {
    guard parent != nil else { return }
    abandonParent()
    didMove(toParent: nil)
  }

  /// The controller will be added to a parent, or removed if `parent` is nil.
  open func willMove(toParent parent: UIViewController?) {}

  /// The controller was added to a parent, or removed if `parent` is nil.
  open func didMove(toParent parent: UIViewController?) {}

  /// Adds a child as `addChild(_:)` does, which a subclass can override.
  func adopt(_ child: UIViewController) {
    child.willMove(toParent: self)
    child.abandonParent()
    child.parent = self
    children.append(child)
  }

  /// Removes the controller from its parent without calling its methods.
  func abandonParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Calls a closure for each child that appears and disappears with this controller.
  func forEachVisibleChild(_ body: (UIViewController) -> Void) {
    guard let loadedView else { return }
    for child in children where child.viewIfLoaded?.isDescendant(of: loadedView) == true { body(child) }
  }

  /// Whether the controller is an alert; cheaper than a cast.
  var isAlert: Bool { false }

  /// Whether the controller is an alert that an iPad shows as a popover.
  var isActionSheet: Bool { false }

  /// Called after the visible children will appear with this controller, for `UINavigationController`.
  func childrenWillAppear(_ animated: Bool) {}

  /// Called after the visible children have appeared with this controller, for `UINavigationController`.
  func childrenDidAppear(_ animated: Bool) {}

  /// The child that a navigation or tab bar controller shows.
  var frontController: UIViewController? { nil }

  /// The controller, the child that it shows, and so on.
  var frontChain: [UIViewController] { [self] + (frontController?.frontChain ?? []) }

  /// Shows the items of the controllers on top in the bars of this one and of those that it shows.
  func layOutBars() { frontController?.layOutBars() }

  /// Adds the view of the child that this one shows; called after this one's view was added to the window.
  func attachChildViews() {
    guard let child = frontController, let loadedView, child.view.superview !== loadedView else { return }
    loadedView.attach(child.view, at: loadedView.subviews.count)
  }

  // MARK: Responder chain

  /// The presenter, the view's superview or, for a child without a loaded view, the parent.
  open override var next: UIResponder? { presenter ?? viewIfLoaded?.superview ?? parent }

  override var hostWindow: UIWindow? { viewIfLoaded?.window }

  /// The engine that runs the transitions of the view's window.
  var engine: Headless? { hostWindow?.engine }
}
