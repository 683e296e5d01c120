/// A view with a title that its presenter sets, such as the name of what the scene shows.
///
/// A `UIViewController` conforms without code of its own. A title that never changes stays in the UI model.
@MainActor @preconcurrency
public protocol UITitleViewable {
  /// Shows a title; nil for none.
  func setTitle(to title: String?)
}
