public import Foundation

/// A node of the view hierarchy. It has no pixels here: only what a person could find, read or touch.
///
/// A superview owns its subviews; `superview` and `window` are back references (Apple, UIView.h).
open class UIView: UIResponder, UIAccessibilityIdentification {
  private weak var parentView: UIView?
  weak var viewController: UIViewController?
  private var ownTintColor: UIColor?
  private var safeAreaGuide: UILayoutGuide?
  private var marginsGuide: UILayoutGuide?
  private var keyboardGuide: UIKeyboardLayoutGuide?

  /// Makes a view with a frame in its superview's points.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Makes a view as a storyboard would. There are no archives here, so nothing is decoded.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  nonisolated deinit {}

  /// Makes a view with an empty frame.
  public override convenience init() {
    self.init(frame: .zero)
  }

  // MARK: Looks

  /// Where the view stands in its superview, in points. Nothing is laid out here: it stays as set.
  open var frame: CGRect

  /// Whether a finger can reach the view and what is in it; true by default.
  open var isUserInteractionEnabled = true

  /// Whether the view is hidden. It does not ask the superviews (Apple, UIView.h).
  open var isHidden = false

  /// Opacity from 0 to 1. Under 0.01 no finger reaches the view (Apple, `hitTest(_:with:)`).
  open var alpha: CGFloat = 1

  /// The colour behind the content; nil is transparent.
  open var backgroundColor: UIColor?

  /// The accent colour: the view's own, or its superview's. Setting nil goes back to the superview's.
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set { ownTintColor = newValue }
  }

  /// The name by which tests find the view.
  open var accessibilityIdentifier: String?

  // MARK: Layout, declared but not computed

  /// Whether the autoresizing mask becomes constraints; true by default.
  open var translatesAutoresizingMaskIntoConstraints = true

  /// The space between the view's edges and its content, in points.
  open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)

  /// The area that no bar covers.
  open var safeAreaLayoutGuide: UILayoutGuide {
    if let safeAreaGuide { return safeAreaGuide }
    let guide = UILayoutGuide()
    guide.owningView = self
    safeAreaGuide = guide
    return guide
  }

  /// The area within the layout margins.
  open var layoutMarginsGuide: UILayoutGuide {
    if let marginsGuide { return marginsGuide }
    let guide = UILayoutGuide()
    guide.owningView = self
    marginsGuide = guide
    return guide
  }

  /// The area that the keyboard covers.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let keyboardGuide { return keyboardGuide }
    let guide = UIKeyboardLayoutGuide()
    guide.owningView = self
    keyboardGuide = guide
    return guide
  }

  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(view: self) }

  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(view: self) }

  /// The edge where a line of text begins.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(view: self) }

  /// The edge where a line of text ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(view: self) }

  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(view: self) }

  // MARK: Hierarchy

  /// The view that owns this one; nil at the top.
  open var superview: UIView? { parentView }

  /// The views inside, the ones in front last.
  open internal(set) var subviews: [UIView] = []

  /// The window in which the view stands; nil when it stands in none.
  open var window: UIWindow? {
    var view = self
    while let above = view.parentView { view = above }
    return view.asWindow
  }

  /// Puts a view in front of the other subviews, taking it out of its superview first.
  open func addSubview(_ view: UIView) {
    insertSubview(view, at: subviews.count)
  }

  /// Puts a view among the subviews, taking it out of its superview first.
  ///
  /// - Parameter index: 0 is behind all others; one too large is taken as in front of all.
  open func insertSubview(_ view: UIView, at index: Int) {
    precondition(!isDescendant(of: view), "Can't add self as subview")
    view.removeFromSuperview()
    let child = view.viewController.flatMap { $0.appears(in: self) ? $0 : nil }
    child?.willAppear(false)
    attach(view, at: index)
    child?.isAppearing(false)
    child?.didAppear(false)
  }

  /// Takes the view out of its superview, which releases it.
  open func removeFromSuperview() {
    guard parentView != nil else { return }
    let child = viewController.flatMap { $0.appears(in: parentView) ? $0 : nil }
    child?.willDisappear(false)
    detach()
    child?.didDisappear(false)
  }

  /// Whether the view is another one or stands somewhere inside it.
  open func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.parentView
    }
    return false
  }

  /// Ends editing in the view and what is in it.
  ///
  /// - Parameter force: true does not ask whether the first responder agrees.
  /// - Returns: whether nothing in the view is edited any more.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let first = window?.firstResponder as? UIView, first.isDescendant(of: self) else { return true }
    if force {
      first.resignByForce()
      return true
    }
    return first.resignFirstResponder()
  }

  /// The view's controller, or the superview when it is not a controller's root view.
  open override var next: UIResponder? { viewController ?? superview }

  override var hostWindow: UIWindow? { window }

  /// Answers the window when the view is one; cheaper than a cast.
  var asWindow: UIWindow? { nil }

  /// Whether the view itself answers to a finger that reaches it.
  var takesTouches: Bool { true }

  /// The view's stack view lets go of it too.
  func subviewIsLeaving(_ view: UIView) {}

  /// Puts a view in without telling its controller: whoever calls this drives the appearance.
  func attach(_ view: UIView, at index: Int) {
    view.detach()
    view.parentView = self
    subviews.insert(view, at: min(max(index, 0), subviews.count))
  }

  /// Takes the view out without telling its controller.
  func detach() {
    guard let above = parentView else { return }
    // A view that leaves its window can not stay first responder (Apple, UITextField.h).
    endEditing(true)
    if let index = above.subviews.firstIndex(where: { $0 === self }) { above.subviews.remove(at: index) }
    above.subviewIsLeaving(self)
    parentView = nil
  }
}
