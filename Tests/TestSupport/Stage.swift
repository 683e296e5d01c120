public import Screens

/// A window with something in it, and a person's hands.
///
/// Elements are those of the top screen, found by their identifiers. What a finger could not do is thrown.
open class Stage {
  /// Something that a person could not do.
  public struct Impossible: Error {
    /// What was tried.
    public let what: String
  }

  /// The window; it owns its root.
  public let window = UIWindow()

  /// Puts a controller into a window.
  ///
  /// - Parameters:
  ///   - root: The window's root.
  ///   - isVisible: Whether the window is shown at once.
  public init(_ root: UIViewController, isVisible: Bool = true) {
    window.rootViewController = root
    if isVisible { window.makeKeyAndVisible() }
  }

  /// The screen, or the alert, that a person sees.
  public var top: UIViewController? { window.headless.topViewController }

  /// Ends the transitions that run, and those that start then.
  public func finish() {
    window.headless.finishTransitions()
  }

  /// The element with an identifier, as a view of some type.
  public func element<Element: UIView>(_ identifier: String, as type: Element.Type = Element.self) throws
    -> Element
  {
    guard let element = top?.view.element(identifier) as? Element else {
      throw Impossible(what: "find \(identifier)")
    }
    return element
  }

  /// Taps, and lets what starts then finish.
  public func tap(_ identifier: String) throws {
    try expect(window.headless.tap(element(identifier, as: UIControl.self)), "tap \(identifier)")
    finish()
  }

  /// Replaces the text of a field or a text view.
  public func type(_ text: String, into identifier: String) throws {
    let isTyped =
      switch try element(identifier, as: UIView.self) {
      case let field as UITextField: window.headless.type(text, into: field)
      case let textView as UITextView: window.headless.type(text, into: textView)
      default: false
      }
    try expect(isTyped, "type into \(identifier)")
  }

  /// Chooses an alert's button by its title, and lets what starts then finish.
  public func choose(_ title: String) throws {
    let action = (top as? UIAlertController)?.actions.first { $0.title == title }
    try expect(action.map(window.headless.choose) ?? false, "choose \(title)")
    finish()
  }

  /// Swipes the top sheet away.
  public func swipeDown() throws {
    try expect(window.headless.swipeDown(), "swipe down")
    finish()
  }

  /// Taps the back button of the top navigation bar, and lets what starts then finish.
  public func tapBack() throws {
    try expect(window.headless.tapBack(), "tap the back button")
    finish()
  }

  /// Makes the gesture with which assistive technology leaves a screen, and lets what starts then finish.
  public func performEscape() throws {
    try expect(window.headless.performEscape(), "escape")
    finish()
  }

  private func expect(_ isDone: Bool, _ what: String) throws {
    guard isDone else { throw Impossible(what: what) }
  }
}

extension UIView {
  fileprivate func element(_ identifier: String) -> UIView? {
    if accessibilityIdentifier == identifier { return self }
    for subview in subviews {
      if let found = subview.element(identifier) { return found }
    }
    return nil
  }
}
