public import Foundation

/// Contains a stack of controllers and shows the one on top.
///
/// Apple, UINavigationController.h. The stack changes when it is asked to; what is shown, in a transition.
open class UINavigationController: UIViewController {
  private var stack: [UIViewController] = []

  /// Makes an empty one. The bars' classes are not used.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes one with a controller at the root, which is pushed without animation.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// Makes an empty one. There are no nibs here.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes an empty one; nothing is decoded.
  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  nonisolated deinit {}

  /// Whom the controller tells what it shows; it is not owned.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// Puts a controller on top.
  ///
  /// Refused with a warning while a transition runs. Traps when the controller is in this stack already,
  /// has another parent or is a navigation controller.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard allowsChange("push") else { return }
    precondition(
      viewController.parent !== self,
      "Pushing the same view controller instance more than once is not supported (\(viewController.shortName))"
    )
    precondition(
      viewController.parent == nil && viewController.presenter == nil,
      "Pushing a view controller that is active elsewhere is not supported (\(viewController.shortName))"
    )
    precondition(
      !(viewController is UINavigationController), "Pushing a navigation controller is not supported"
    )
    change(to: stack + [viewController], joining: [viewController], leaving: [], animated: animated)
  }

  /// Takes the controller on top away.
  ///
  /// - Returns: that controller; nil when it is the only one, or when a transition runs (with a warning).
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return pop(to: stack.count - 2, animated: animated)?.last
  }

  /// Takes all controllers above one away. Traps when that one is not in the stack, as UIKit raises.
  ///
  /// - Returns: those controllers; nil too when a transition runs (with a warning).
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      preconditionFailure("Tried to pop to a view controller that doesn't exist.")
    }
    return pop(to: index, animated: animated)
  }

  /// Takes all controllers but the root away.
  ///
  /// - Returns: those controllers; nil too when a transition runs (with a warning).
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pop(to: 0, animated: animated)
  }

  private func pop(to index: Int, animated: Bool) -> [UIViewController]? {
    guard index < stack.count - 1 else {
      return engine?.choices.emptyPopAnswersNil == true ? nil : []
    }
    guard allowsChange("pop") else { return nil }
    let leaving = Array(stack[(index + 1)...])
    change(to: Array(stack[...index]), joining: [], leaving: leaving, animated: animated)
    return leaving
  }

  /// The controller on top; nil when the stack is empty.
  open var topViewController: UIViewController? { stack.last }

  /// What the controller presents, or else the controller on top.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// The stack, the root first. Setting it is `setViewControllers(_:animated:)` without animation.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the stack, in one transition if the top changes.
  ///
  /// Refused with a warning while a transition runs. Traps when a controller is there twice or has
  /// another parent.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    guard allowsChange("push or pop") else { return }
    for (index, controller) in viewControllers.enumerated() {
      precondition(
        !viewControllers[..<index].contains { $0 === controller },
        "All view controllers in a navigation controller must be distinct (\(controller.shortName))"
      )
      precondition(
        controller.parent == nil || controller.parent === self,
        "Pushing a view controller that is active elsewhere is not supported (\(controller.shortName))"
      )
    }
    let joining = viewControllers.filter { controller in !stack.contains { $0 === controller } }
    let leaving = stack.filter { controller in !viewControllers.contains { $0 === controller } }
    change(to: viewControllers, joining: joining, leaving: leaving, animated: animated)
  }

  /// Pushes a controller.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  // MARK: Changing the stack

  /// A stack that is not shown can always change; one that is, only when no transition runs.
  private func allowsChange(_ what: String) -> Bool {
    switch appearance {
    case .disappeared: return true
    case .appeared where engine?.refusesRequests != true: return true
    case .appeared, .appearing, .disappearing: break
    }
    UIKitWarning.tell(
      "nested \(what) animation can result in corrupted navigation bar: \(shortName) is in a transition"
    )
    return false
  }

  private func change(
    to new: [UIViewController], joining: [UIViewController], leaving: [UIViewController], animated: Bool
  ) {
    let change = StackChange(
      of: self, from: stack.last, to: new.last, joining: joining, leaving: leaving, animated: animated
    )
    stack = new
    if appearance == .appeared, change.from !== change.to, let engine {
      engine.start(change)
    } else {
      change.settleUnseen()
    }
  }

  override func forEachShownChild(_ body: (UIViewController) -> Void) {
    if let top = stack.last { body(top) }
  }

  override func placeChildren() {
    guard let top = stack.last, let place = viewIfLoaded, top.view.superview !== place else { return }
    place.attach(top.view, at: place.subviews.count)
  }

  override var drivesChildren: Bool { true }
}
