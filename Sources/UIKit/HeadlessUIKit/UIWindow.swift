public import Foundation

/// The root of a view hierarchy. A new window is hidden.
///
/// Apple, UIWindow.h.
@preconcurrency @MainActor open class UIWindow: UIView {
  let engine = Headless()
  /// The responder that receives the user's typing.
  weak var firstResponder: UIResponder?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    engine.window = self
  }

  public required init?(coder: NSCoder) { nil }

  /// Shows the window. The root's `viewWillAppear` is called now, `viewDidAppear` later (see
  /// `Headless.finishTransition()`).
  open func makeKeyAndVisible() { isHidden = false }

  /// The controller whose view fills the window; owned.
  ///
  /// Replacing it does not dismiss what it presents: that stays visible, and keeps the former root in memory
  /// until it is dismissed.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      if let oldValue { engine.remove(root: oldValue) }
      guard let root = rootViewController else { return }
      precondition(root.parent == nil, root.strayChildMessage)
      root.rootWindow = self
      if !isHidden { engine.showRoot(withPresentations: false) }
    }
  }

  /// Whether the window is hidden; true by default. Controllers appear and disappear with their window.
  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue else { return }
      if isHidden { engine.hideAll() } else { engine.showRoot(withPresentations: true) }
    }
  }

  /// Lays out the window, and shows the items of the controllers on top in their navigation bars.
  open override func layoutIfNeeded() {
    for controller in engine.presentedChain { controller.layOutBars() }
    super.layoutIfNeeded()
  }

  override var asWindow: UIWindow? { self }
}
