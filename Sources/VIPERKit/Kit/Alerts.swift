public import PortableUIKit
public import VIPERPresenterKit

extension UIAlertViewable where Self: UIViewController {
  /// Presents a `UIAlertController` made from the parameters.
  public func presentAlert(parameters: UIAlertParameters) {
    presentAlert(.alert, parameters.title, parameters.message, parameters.actions)
  }
}

extension UIActionSheetViewable where Self: UIViewController {
  /// Presents a `UIAlertController` made from the parameters; on a wide screen it is a popover in the middle
  /// of the view that it appears over.
  public func presentActionSheet(parameters: UIActionSheetParameters) {
    presentAlert(.actionSheet, parameters.title, parameters.message, parameters.actions)
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
