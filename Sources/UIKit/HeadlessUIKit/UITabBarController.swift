public import Foundation

/// A container that shows one of several controllers, each with a tab.
///
/// Apple, UITabBarController.h. There is no tab bar view and no More controller: tests tap a tab with
/// `Headless.tapTab(at:)`.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  private var tabs: [UIViewController]?
  private var selected: UIViewController?

  /// Makes a tab bar controller without tabs. Nibs are not used.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a tab bar controller without tabs; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  nonisolated deinit {}

  /// The delegate, for taps of the user; a weak reference.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The controllers of the tabs, which this one owns; nil by default. The first one is selected.
  ///
  /// If the controller that was selected is in a new array, it stays selected; otherwise the one with the same index
  /// is, or the first. Traps when a controller is in the array twice or has another parent.
  open var viewControllers: [UIViewController]? {
    get { tabs }
    set {
      let (old, new) = (tabs ?? [], newValue ?? [])
      for (index, controller) in new.enumerated() {
        let isDistinct = !new[..<index].contains { $0 === controller }
        precondition(
          isDistinct && (controller.parent == nil || controller.parent === self),
          "A tab needs a view controller that is not active elsewhere (\(controller.shortName))")
      }
      let added = new.filter { controller in !old.contains { $0 === controller } }
      let removed = old.filter { controller in !new.contains { $0 === controller } }
      for controller in added {
        controller.willMove(toParent: self)
        adopt(controller)
      }
      for controller in removed { controller.willMove(toParent: nil) }
      let index = old.firstIndex { $0 === selected } ?? 0
      tabs = newValue
      if !new.contains(where: { $0 === selected }) {
        change(to: new.indices.contains(index) ? new[index] : new.first).completeImmediately()
      }
      for controller in removed { controller.removeFromParent() }
      for controller in added { controller.didMove(toParent: self) }
    }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// The controller that is shown; nil without tabs. Setting it does not call the delegate.
  ///
  /// Traps, as UIKit raises, when the new controller is not in ``viewControllers``.
  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      precondition(
        tabs?.contains { $0 === newValue } == true,
        """
        Only a view controller in the tab bar controller's list of view controllers can be selected \
        (\(newValue?.shortName ?? "nil")).
        """)
      guard newValue !== selected else { return }
      let change = change(to: newValue)
      if appearance == .appeared, let engine, engine.transitionInTheWay == nil {
        engine.start(change)
      } else {
        change.completeImmediately()
      }
    }
  }

  /// The index of ``selectedViewController``; `NSNotFound` without tabs. Traps when it is set out of bounds, which
  /// UIKit does not specify.
  open var selectedIndex: Int {
    get { tabs?.firstIndex { $0 === selected } ?? NSNotFound }
    set {
      precondition(tabs?.indices.contains(newValue) == true, "There is no tab with the index \(newValue).")
      selectedViewController = tabs?[newValue]
    }
  }

  private func change(to new: UIViewController?) -> TabChange {
    defer { selected = new }
    return TabChange(of: self, from: selected, to: new)
  }

  override func forEachVisibleChild(_ body: (UIViewController) -> Void) {
    if let selected { body(selected) }
  }

  override func attachChildViews() {
    guard let selected, let container = viewIfLoaded, selected.view.superview !== container else { return }
    container.attach(selected.view, at: container.subviews.count)
  }

  override var frontController: UIViewController? { selected }
}
