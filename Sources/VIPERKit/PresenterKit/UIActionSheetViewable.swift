/// A view that shows an action sheet for its presenter.
///
/// Like an alert, an action sheet is not a scene. A `UIViewController` conforms without code of its own.
@MainActor @preconcurrency
public protocol UIActionSheetViewable {
  /// Shows an action sheet, animated, as soon as that is possible, like ``UIAlertViewable/presentAlert(parameters:)``.
  ///
  /// - Parameter parameters: Kept until the sheet was dismissed.
  func presentActionSheet(parameters: UIActionSheetParameters)
}

/// The content of an action sheet as a value: a presenter makes it without UIKit.
nonisolated public struct UIActionSheetParameters: Sendable {
  /// The title; nil for none.
  public var title: String?
  /// The text below the title; nil for none.
  public var message: String?
  /// The buttons, in order; at most one of them may be a cancel button.
  public var actions: [UIAlertParameters.Action]

  /// Describes an action sheet.
  public init(title: String? = nil, message: String? = nil, actions: [UIAlertParameters.Action]) {
    self.title = title
    self.message = message
    self.actions = actions
  }
}
