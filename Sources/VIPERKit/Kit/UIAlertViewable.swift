public import PortableUIKit

/// A view that shows an alert for its presenter.
///
/// An alert is not a scene: the presenter calls the view, and no router takes part. A scene's Viewable protocol
/// inherits this one; a `UIViewController` conforms without code of its own.
@MainActor @preconcurrency
public protocol UIAlertViewable {
  /// Shows an alert, animated, as soon as that is possible: the view is on screen and no transition runs.
  ///
  /// The presenter can call this in `viewDidLoad` and during a transition. If the scene shows an alert or has opened
  /// another scene by then, the alert appears over it, so a second alert does not replace the first. While a screen of
  /// another module is in front, the latest alert is kept: see `ChildScreens`. If the view is deallocated first, the
  /// alert does not appear.
  ///
  /// - Parameter parameters: Kept until the alert has gone.
  func presentAlert(parameters: UIAlertParameters)
}

extension UIAlertViewable where Self: UIViewController {
  /// Presents a `UIAlertController` made from the parameters.
  public func presentAlert(parameters: UIAlertParameters) {
    presentAlert(.alert, parameters.title, parameters.message, parameters.actions)
  }
}

extension UIViewController {
  func presentAlert(
    _ style: UIAlertController.Style, _ title: String?, _ message: String?,
    _ actions: [UIAlertParameters.Action]
  ) {
    childScreens.request { [weak self] openChild in
      guard let self else { return }
      if let openChild { return openChild.presentAlert(style, title, message, actions) }
      let alert = UIAlertController(title: title, message: message, preferredStyle: style)
      for action in actions {
        alert.addAction(UIAlertAction(action))
      }
      alert.popoverPresentationController?.show(at: view)
      childScreens.present(alert)
    }
  }
}

extension UIPopoverPresentationController {
  /// On a wide screen an action sheet is a popover, which needs a place: the middle of the view.
  func show(at view: UIView) {
    sourceView = view
    sourceRect = CGRect(x: view.frame.width / 2, y: view.frame.height / 2, width: 0, height: 0)
    permittedArrowDirections = []
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
