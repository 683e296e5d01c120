import Foundation

/// A view that shows an alert for its presenter.
///
/// An alert is not a scene: the presenter calls the view, and no router takes part. A scene's Viewable protocol
/// inherits this one; a `UIViewController` conforms without code of its own, because VIPERKit implements it.
@MainActor @preconcurrency
public protocol UIAlertViewable {
  /// Shows an alert, animated, as soon as that is possible: the view is on screen and no transition runs.
  ///
  /// The presenter can call this in `viewDidLoad` and during a transition. If the scene shows an alert or has opened
  /// another scene by then, the alert appears over it, so a second alert does not replace the first. While a screen of
  /// another module is in front, the latest alert is kept: see `ChildScreens`. If the view is deallocated first, the
  /// alert does not appear.
  ///
  /// - Parameter parameters: Kept until the alert was dismissed.
  func presentAlert(parameters: UIAlertParameters)
}

/// The content of an alert as a value: a presenter makes it without UIKit.
nonisolated public struct UIAlertParameters: Sendable {
  /// The title; nil for none.
  public var title: String?
  /// The text below the title; nil for none.
  public var message: String?
  /// The buttons, in order; at most one of them may be a cancel button.
  public var actions: [Action]

  public init(title: String?, message: String? = nil, actions: [Action]) {
    self.title = title
    self.message = message
    self.actions = actions
  }

  /// Describes an alert for an error, with one button.
  ///
  /// - Parameters:
  ///   - error: The message is its `localizedDescription`; a `LocalizedError` has one for users.
  ///   - title: The title; nil for none.
  ///   - dismissTitle: What the button reads.
  ///   - completion: Runs when the alert was dismissed; nil for nothing. Kept as long as the alert; let it refer to the
  ///     presenter weakly.
  public init(
    error: any Error, title: String? = nil, dismissTitle: String = "OK",
    completion: (@MainActor () -> Void)? = nil
  ) {
    self.init(
      title: title, message: error.localizedDescription,
      actions: [Action(title: dismissTitle, style: .cancel, handler: completion ?? {})])
  }

  /// A button of an alert.
  public struct Action: Sendable {
    /// The purpose of the button, which decides its look and place.
    public enum Style: Sendable {
      /// Does something.
      case `default`
      /// Changes nothing; the escape gesture chooses this button.
      case cancel
      /// Loses or changes data.
      case destructive
    }

    /// The title of the button.
    public var title: String
    /// The purpose of the button, which decides its look and place.
    public var style: Style
    /// Runs when the button was chosen and the alert was dismissed.
    public var handler: @MainActor () -> Void

    /// Describes a button. The handler is kept as long as the alert; let it refer to the presenter weakly.
    public init(title: String, style: Style = .default, handler: @escaping @MainActor () -> Void = {}) {
      self.title = title
      self.style = style
      self.handler = handler
    }
  }
}
