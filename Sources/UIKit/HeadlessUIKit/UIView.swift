public import Foundation

/// A node of the view hierarchy. It draws nothing and computes no layout.
///
/// A superview owns its subviews; `superview` and `window` are not owned (Apple, UIView.h).
@preconcurrency @MainActor
open class UIView: UIResponder, UITraitEnvironment, @MainActor UIAccessibilityIdentification {
  private weak var parentView: UIView?
  weak var viewController: UIViewController?
  private var ownTintColor: UIColor?
  private var boundsOrigin = CGPoint.zero
  private var huggingPriorities: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  private var compressionPriorities: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  private var needsProperties = true
  private var needsLayout = true
  /// Whether the view or a view in it needs layout. Then every view that contains it has the flag, too.
  private var containsLayoutRequest = true

  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  public required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  public override convenience init() { self.init(frame: .zero) }

  // MARK: Appearance

  /// The frame in the superview's coordinates, in points. Layout does not change it here.
  /// Crashes, as UIKit raises, if a coordinate is not a number.
  open var frame: CGRect {
    didSet {
      precondition(
        !frame.midX.isNaN && !frame.midY.isNaN, "CALayer position contains NaN: [\(frame.midX) \(frame.midY)]"
      )
    }
  }

  /// Whether the view and its subviews receive touches; true by default.
  open var isUserInteractionEnabled = true

  /// Whether the view is hidden, regardless of its superviews (Apple, UIView.h).
  open var isHidden = false

  /// Opacity from 0 to 1. Below 0.01 the view receives no touches (Apple, `hitTest(_:with:)`).
  open var alpha: CGFloat = 1

  /// The background colour; nil is transparent.
  open var backgroundColor: UIColor?

  /// The tint colour. Setting nil resets it to the superview's.
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTintColor = newValue
      notifyOfTint()
    }
  }

  /// Called after the tint colour has changed, here or in a superview.
  open func tintColorDidChange() {}

  private func notifyOfTint() {
    tintColorDidChange()
    for view in subviews where view.ownTintColor == nil { view.notifyOfTint() }
  }

  /// A number for the app; 0 by default.
  open var tag = 0

  /// The identifier by which UI tests find the view.
  open var accessibilityIdentifier: String?

  /// The text that assistive technology reads for the view. Nil until it is set: a control's text is not copied here.
  open var accessibilityLabel: String?

  /// The value that assistive technology reads after the label; nil until it is set.
  open var accessibilityValue: String?

  /// The result of a tap on the view, for assistive technology; nil until it is set.
  open var accessibilityHint: String?
  open var isAccessibilityElement = false
  open var accessibilityTraits = UIAccessibilityTraits.none

  /// Whether assistive technology ignores the subviews; false by default.
  open var accessibilityElementsHidden = false

  // MARK: What is kept, or does nothing, because nothing is drawn

  open private(set) lazy var layer = CALayer()
  open var mask: UIView?
  open var transform = CGAffineTransform.identity
  open var clipsToBounds = false
  open var isOpaque = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var traitCollection: UITraitCollection { traits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func draw(_ rect: CGRect) {}

  // MARK: Layout, which is not computed

  /// The point in the middle of the frame.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }

  public static let noIntrinsicMetric: CGFloat = -1
  public static let layoutFittingCompressedSize = CGSize.zero
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  open func invalidateIntrinsicContentSize() {}
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { targetSize }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { systemLayoutSizeFitting(targetSize) }
  open class var requiresConstraintBasedLayout: Bool { false }
  open func updateConstraints() {}
  open func setNeedsUpdateConstraints() {}
  open func updateConstraintsIfNeeded() {}
  open var autoresizesSubviews = true
  open var autoresizingMask: AutoresizingMask = []
  open var preservesSuperviewLayoutMargins = false
  open var insetsLayoutMarginsFromSafeArea = true
  open var layoutMargins: UIEdgeInsets {
    get { UIEdgeInsets(directionalLayoutMargins) }
    set { directionalLayoutMargins = NSDirectionalEdgeInsets(newValue) }
  }
  open func layoutMarginsDidChange() {}
  open var safeAreaInsets: UIEdgeInsets { .zero }
  open func safeAreaInsetsDidChange() {}

  /// Requests `updateProperties()` for the next layout.
  @available(iOS 26.0, *) open func setNeedsUpdateProperties() {
    needsProperties = true
    noteLayoutRequest()
  }

  /// Updates what the view shows. Here each layout calls it before `layoutSubviews()`, if it was requested.
  @available(iOS 26.0, *) open func updateProperties() {}
  @available(iOS 26.0, *) open func updatePropertiesIfNeeded() { layoutIfNeeded() }

  /// The view's own coordinates, in points: the size is that of the frame. Setting the size keeps the centre.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: frame.size) }
    set {
      boundsOrigin = newValue.origin
      frame.origin.x += (frame.size.width - newValue.size.width) / 2
      frame.origin.y += (frame.size.height - newValue.size.height) / 2
      frame.size = newValue.size
    }
  }

  /// How the content fills the view; `.scaleToFill` by default.
  open var contentMode = ContentMode.scaleToFill

  /// Requests `layoutSubviews()` for the next layout.
  open func setNeedsLayout() {
    needsLayout = true
    noteLayoutRequest()
  }

  /// Calls `layoutSubviews()` on this view and those in it that need layout. Here nothing else does, except a user
  /// action.
  open func layoutIfNeeded() {
    guard containsLayoutRequest else { return }
    containsLayoutRequest = false
    if needsProperties {
      needsProperties = false
      viewController?.updateProperties()
      updateProperties()
    }
    if needsLayout {
      needsLayout = false
      viewController?.viewWillLayoutSubviews()
      layoutSubviews()
      viewController?.viewDidLayoutSubviews()
    }
    for subview in subviews { subview.layoutIfNeeded() }
  }

  /// Lays out the subviews. An override may set their frames.
  open func layoutSubviews() {}

  /// Requests that the view is drawn, which nothing does here.
  open func setNeedsDisplay() {}

  private func noteLayoutRequest() {
    guard !containsLayoutRequest else { return }
    containsLayoutRequest = true
    parentView?.noteLayoutRequest()
  }

  open var translatesAutoresizingMaskIntoConstraints = true

  /// The space between the view's edges and its content, in points.
  open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8) {
    didSet { layoutMarginsDidChange() }
  }

  /// The area that bars do not cover.
  open private(set) lazy var safeAreaLayoutGuide: UILayoutGuide = owned(UILayoutGuide())

  /// The area within the layout margins.
  open private(set) lazy var layoutMarginsGuide: UILayoutGuide = owned(UILayoutGuide())

  /// The area whose width is comfortable to read.
  open private(set) lazy var readableContentGuide: UILayoutGuide = owned(UILayoutGuide())

  /// The area that the keyboard covers.
  open private(set) lazy var keyboardLayoutGuide: UIKeyboardLayoutGuide = owned(UIKeyboardLayoutGuide())

  /// The active constraints whose items have this view as their closest common ancestor.
  open internal(set) var constraints: [NSLayoutConstraint] = []

  /// The guides that were added to the view.
  open private(set) var layoutGuides: [UILayoutGuide] = []

  /// Adds a layout guide, and removes it from its previous view.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuides.append(owned(layoutGuide))
  }

  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard let index = layoutGuides.firstIndex(where: { $0 === layoutGuide }) else { return }
    layoutGuides.remove(at: index).owningView = nil
  }

  func owned<Guide: UILayoutGuide>(_ guide: Guide) -> Guide {
    guide.owningView = self
    return guide
  }

  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

  /// How strongly the view resists to be larger than its content; `.defaultLow` by default.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    huggingPriorities[axis] ?? .defaultLow
  }

  /// Sets how strongly the view resists to be larger than its content.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    huggingPriorities[axis] = priority
  }

  /// How strongly the view resists to be smaller than its content; `.defaultHigh` by default.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    compressionPriorities[axis] ?? .defaultHigh
  }

  /// Sets how strongly the view resists to be smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { compressionPriorities[axis] = priority }

  // MARK: Animation

  /// Animates changes of views. Here only their values change.
  ///
  /// `animations` is called before this returns; `completion` once the animation has ended: here, asynchronously.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    if let completion { Task { completion(true) } }
  }

  /// Animates changes of views at once, without options.
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, delay: 0, animations: animations, completion: completion) }

  /// Animates changes of views as a spring does.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, delay: delay, animations: animations, completion: completion) }

  /// Animates from one content of a view to another one.
  open class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, delay: 0, animations: animations ?? {}, completion: completion) }

  open class func performWithoutAnimation(_ actions: () -> Void) { actions() }

  // MARK: Gestures

  /// The recognizers of the view; owned.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    didSet {
      let (old, new) = (oldValue ?? [], gestureRecognizers ?? [])
      for tap in old where tap.view === self && !new.contains(tap) { tap.view = nil }
      for recognizer in new where recognizer.view !== self {
        recognizer.view?.removeGestureRecognizer(recognizer)
        recognizer.view = self
      }
    }
  }

  /// Adds a recognizer, and removes it from its previous view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }

  // MARK: Hierarchy

  /// The view that owns this one; nil at the top.
  open var superview: UIView? { parentView }

  /// The subviews, from back to front.
  open internal(set) var subviews: [UIView] = []

  /// The window that contains the view, or nil.
  open var window: UIWindow? {
    var view = self
    while let superview = view.parentView { view = superview }
    return view.asWindow
  }

  /// Adds a view in front of the other subviews, and removes it from its previous superview.
  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Inserts a view into the subviews, and removes it from its previous superview. Traps, as UIKit raises, in a window
  /// when the view belongs to the child of a controller other than the one that is nearest.
  ///
  /// The index 0 is behind all others; an index past the end is in front of all.
  open func insertSubview(_ view: UIView, at index: Int) {
    precondition(!isDescendant(of: view), "Can't add self as subview")
    if let controller = view.viewController, let parent = controller.parent, window != nil {
      let requested = nearestController
      precondition(
        requested == nil || requested === parent,
        "child view controller:\(controller.shortName) should have parent view controller:\(parent.shortName) "
          + "but requested parent is:\(requested?.shortName ?? "nil")")
      precondition(requested != nil, controller.strayChildMessage)
    }
    // A view that stays in its window does not appear again.
    let changesWindow = view.window !== window
    if changesWindow { view.removeFromSuperview() }
    let child = changesWindow ? view.viewController.flatMap { $0.appears(in: self) ? $0 : nil } : nil
    child?.willAppear(false)
    attach(view, at: index)
    child?.isAppearing(false)
    child?.didAppear(false)
    if child != nil { window?.engine.performDeferredRequests() }
  }

  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insertSubview(view, at: place(of: siblingSubview, without: view) ?? subviews.count)
  }

  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insertSubview(view, at: place(of: siblingSubview, without: view).map { $0 + 1 } ?? subviews.count)
  }

  /// The index of a subview once another one has been removed.
  private func place(of sibling: UIView, without view: UIView) -> Int? {
    subviews.filter { $0 !== view }.firstIndex { $0 === sibling }
  }

  open func bringSubviewToFront(_ view: UIView) { move(view, to: subviews.count - 1) }
  open func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }

  private func move(_ view: UIView, to index: Int) {
    guard let old = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.insert(subviews.remove(at: old), at: index)
  }

  /// The view or the first one in it with a number.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if tag == self.tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Called before the view gets another superview, or none.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called after the view has got another superview, or none.
  open func didMoveToSuperview() {}

  /// Removes the view from its superview, which releases it.
  open func removeFromSuperview() {
    guard parentView != nil else { return }
    let child = viewController.flatMap { $0.appears(in: parentView) ? $0 : nil }
    child?.willDisappear(false)
    let engine = window?.engine
    detach()
    child?.didDisappear(false)
    if child != nil { engine?.performDeferredRequests() }
  }

  /// Called after the view has come into a window, moved to another one, or left its window; also for a subview of what
  /// was moved. `window` is the new one.
  open func didMoveToWindow() {}

  /// Whether the view is the other one or a descendant of it.
  open func isDescendant(of view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let current = ancestor, current !== view { ancestor = current.parentView }
    return ancestor != nil
  }

  /// Ends editing in the view and its subviews.
  ///
  /// - Parameter force: whether to end editing without the delegate's consent.
  /// - Returns: whether the view no longer contains the first responder.
  @discardableResult open func endEditing(_ force: Bool) -> Bool {
    guard let first = window?.firstResponder as? UIView, first.isDescendant(of: self) else { return true }
    if force {
      first.forceResign()
      return true
    }
    return first.resignFirstResponder()
  }

  /// The view's controller; for a view that is no controller's root view, the superview.
  open override var next: UIResponder? { viewController ?? superview }

  /// The controller of the view or of its nearest ancestor that has one.
  private var nearestController: UIViewController? { viewController ?? superview?.nearestController }

  override var hostWindow: UIWindow? { window }

  /// The view itself if it is a window; cheaper than a cast.
  var asWindow: UIWindow? { nil }

  /// Whether the view itself accepts touches.
  var isEnabledForTouches: Bool { true }

  /// Called before a subview is removed, for `UIStackView`.
  func willDetach(_ view: UIView) {}

  /// Adds a view without appearance callbacks, which the caller has to trigger.
  func attach(_ view: UIView, at index: Int) {
    let window = window
    let changesWindow = view.window !== window
    let isMoved = view.parentView !== self
    if isMoved { view.willMove(toSuperview: self) }
    view.separate()
    view.parentView = self
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    if isMoved { view.didMoveToSuperview() }
    if changesWindow { view.notifyOfWindow() }
    if view.containsLayoutRequest { noteLayoutRequest() }
  }

  /// Removes the view without appearance callbacks, which the caller has to trigger.
  func detach() {
    let hadWindow = window != nil
    let hadSuperview = parentView != nil
    if hadSuperview { willMove(toSuperview: nil) }
    separate()
    if hadSuperview { didMoveToSuperview() }
    if hadWindow { notifyOfWindow() }
  }

  private func notifyOfWindow() {
    didMoveToWindow()
    for view in subviews { view.notifyOfWindow() }
  }

  private func separate() {
    guard let superview = parentView else { return }
    // A view that leaves its window cannot remain first responder (Apple, UITextField.h).
    endEditing(true)
    deactivateOuterConstraints()
    superview.subviews.removeAll { $0 === self }
    superview.willDetach(self)
    parentView = nil
  }
}
