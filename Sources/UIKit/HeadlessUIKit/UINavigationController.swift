public import Foundation

/// A container that shows the top controller of a stack.
///
/// Apple, UINavigationController.h. `viewControllers` changes synchronously; the visible controller changes in a
/// transition. During a transition, of a presentation too, a change of the stack waits until the transition has
/// ended, and `viewControllers` does not change before.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  private var stack: [UIViewController] = []
  /// The bar, once it was read or an item has a view.
  private(set) var madeBar: UINavigationBar?

  /// Makes an empty navigation controller. The bar classes are not used.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a navigation controller with a root, which is pushed without animation.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// Makes an empty navigation controller. Nibs are not used.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder aDecoder: NSCoder) { nil }

  nonisolated deinit {}

  /// The delegate; a weak reference.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// The bar, made when it is first read.
  open var navigationBar: UINavigationBar {
    if let madeBar { return madeBar }
    let bar = UINavigationBar(of: self)
    madeBar = bar
    return bar
  }

  open var isNavigationBarHidden = false

  /// The root's item, unless the controller has one of its own.
  open override var tabBarItem: UITabBarItem! {
    get { madeTabBarItem ?? stack.first?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }

  /// Hides or shows the bar, here without animation.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

  /// Pushes a controller onto the stack.
  ///
  /// Traps, as UIKit raises, when the controller is in this stack already, has another parent, is presented or is
  /// a navigation or tab bar controller.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    request("push") { self.push(viewController, animated: animated) }
  }

  private func push(_ viewController: UIViewController, animated: Bool) {
    precondition(
      viewController.parent !== self,
      "Pushing the same view controller instance more than once is not supported (\(viewController.shortName))"
    )
    precondition(
      viewController.parent == nil && viewController.presenter == nil,
      "Pushing a view controller that is active elsewhere is not supported (\(viewController.shortName))")
    precondition(
      !(viewController is UINavigationController), "Pushing a navigation controller is not supported")
    precondition(!(viewController is UITabBarController), "Pushing a tab bar controller is not supported")
    change(to: stack + [viewController], animated: animated)
  }

  /// Pops the top controller.
  ///
  /// - Returns: that controller; nil when it is the only one, and during a transition.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    request("pop") { self.pop(to: self.stack.count - 2, animated: animated)?.last } ?? nil
  }

  /// Pops all controllers above one. Traps, as UIKit raises, when that one is not in the stack.
  ///
  /// - Returns: the popped controllers; nil during a transition.
  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    request("pop") {
      guard let index = self.stack.firstIndex(where: { $0 === viewController }) else {
        preconditionFailure("Tried to pop to a view controller that doesn't exist.")
      }
      return self.pop(to: index, animated: animated)
    } ?? nil
  }

  /// Pops all controllers except the root.
  ///
  /// - Returns: the popped controllers; nil during a transition.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    request("pop") { self.pop(to: 0, animated: animated) } ?? nil
  }

  private func pop(to index: Int, animated: Bool) -> [UIViewController]? {
    guard stack.indices.dropLast().contains(index) else {
      return engine?.unspecifiedBehavior.poppingNothingReturnsNil == true ? nil : []
    }
    let removed = Array(stack[(index + 1)...])
    change(to: Array(stack[...index]), animated: animated)
    return removed
  }

  open var topViewController: UIViewController? { stack.last }

  /// The presented controller, or the top controller if there is none.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// The stack, the root first. Setting it is `setViewControllers(_:animated:)` without animation.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the stack, in one transition if the top changes.
  ///
  /// Traps, as UIKit raises, when a controller is in the array twice or has another parent.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    request("push or pop") { self.replaceStack(with: viewControllers, animated: animated) }
  }

  private func replaceStack(with viewControllers: [UIViewController], animated: Bool) {
    for (index, controller) in viewControllers.enumerated() {
      precondition(
        !viewControllers[..<index].contains { $0 === controller },
        "All view controllers in a navigation controller must be distinct (\(controller.shortName))")
      precondition(
        controller.parent == nil || controller.parent === self,
        "Pushing a view controller that is active elsewhere is not supported (\(controller.shortName))")
    }
    change(to: viewControllers, animated: animated)
  }

  open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

  // MARK: Changing the stack

  /// Changes the stack now, or when the transition in the way has ended. A stack that is not visible can change
  /// at any time.
  ///
  /// - Returns: what the change returns; nil if it has to wait.
  @discardableResult
  private func request<Result>(_ name: String, _ change: @escaping () -> Result) -> Result? {
    guard appearance != .disappeared, let engine = engineInUse,
      engine.defersRequests || appearance != .appeared && !appearsWithWindow
    else { return change() }
    if engine.unspecifiedBehavior.transitionsDropStackChanges {
      UIKitWarning.log(
        "nested \(name) animation can result in corrupted navigation bar: \(shortName) is in a transition")
    } else {
      engine.deferRequest { _ = change() }
    }
    return nil
  }

  /// Whether the window's root, which is this controller or contains it, has not completed its appearance.
  private var appearsWithWindow: Bool { appearance == .appearing && engineInUse?.isShowingRoot == true }

  /// The engine, also before the view has been added to the window.
  private var engineInUse: Headless? {
    let outermost = outermostAncestor
    return engine ?? outermost.activePresentation?.engine ?? outermost.rootWindow?.engine
  }

  private func change(to new: [UIViewController], animated: Bool) {
    let change = StackChange(of: self, from: stack, to: new, animated: animated)
    stack = new
    if appearance == .appeared, change.from !== change.to, let engine {
      engine.start(change)
    } else {
      change.completeImmediately()
    }
  }

  /// Begins the pop that the user's swipe from the edge drives.
  func popInteractively(isCancelled: Bool, in engine: Headless) {
    let remaining = Array(stack.dropLast())
    let change = StackChange(
      of: self, from: stack, to: remaining, animated: true, interactive: true, cancelled: isCancelled)
    stack = remaining
    engine.start(change)
  }

  /// Undoes a pop whose swipe was cancelled.
  func restore(_ controller: UIViewController) { stack.append(controller) }

  override func childrenWillAppear(_ animated: Bool) {
    guard let top = stack.last else { return }
    delegate?.navigationController(self, willShow: top, animated: animated)
  }

  override func childrenDidAppear(_ animated: Bool) {
    guard let top = stack.last else { return }
    delegate?.navigationController(self, didShow: top, animated: animated)
  }

  override func forEachVisibleChild(_ body: (UIViewController) -> Void) {
    if let top = stack.last { body(top) }
  }

  override var frontController: UIViewController? { stack.last }

  /// Without a view in an item, no bar is made.
  override func layOutBars() {
    super.layOutBars()
    let item = topViewController?.madeNavigationItem
    guard let container = viewIfLoaded, madeBar != nil || item?.views.isEmpty == false else { return }
    if navigationBar.superview !== container { container.attach(navigationBar, at: container.subviews.count) }
    navigationBar.isHidden = isNavigationBarHidden
    navigationBar.show(item)
  }
}

/// The delegate of a navigation controller.
///
/// Apple, UINavigationController.h. Optional in UIKit, with default implementations here (see `UIResponder`).
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// A controller's view will appear.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  /// A controller's view has appeared, and the transition has ended.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
  public func navigationController(_: UINavigationController, willShow _: UIViewController, animated: Bool) {}
  public func navigationController(_: UINavigationController, didShow _: UIViewController, animated: Bool) {}
}
