public import PortableUIKit

/// A view that can show an alert when its presenter asks.
///
/// Alerts are no scenes: they stay between presenter and view, and routers do not know them. A scene's Viewable
/// protocol inherits this one; a `UIViewController` conforms without writing anything.
@MainActor @preconcurrency
public protocol UIAlertViewable {
  /// Shows an alert; animated.
  func presentAlert(parameters: UIAlertParameters)
}

extension UIAlertViewable where Self: UIViewController {
  /// Presents a `UIAlertController` made from the parameters.
  public func presentAlert(parameters: UIAlertParameters) {
    let alert = UIAlertController(
      title: parameters.title, message: parameters.message, preferredStyle: .alert)
    for action in parameters.actions {
      alert.addAction(UIAlertAction(action))
    }
    present(alert, animated: true)
  }
}

extension UIAlertAction {
  fileprivate convenience init(_ action: UIAlertParameters.Action) {
    let style: UIAlertAction.Style =
      switch action.style {
      case .default: .default
      case .cancel: .cancel
      case .destructive: .destructive
      }
    self.init(title: action.title, style: style) { _ in action.handler() }
  }
}
