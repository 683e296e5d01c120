import PortableUIKit

/// A delegate of everything that a check needs one for. It records its calls.
final class Delegate: NSObject, UINavigationControllerDelegate, UIAdaptivePresentationControllerDelegate,
  UITextFieldDelegate, UITextViewDelegate
{
  private let log: Log
  var allowsEnd = true

  init(_ log: Log) { self.log = log }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { log.add("willShow(\(viewController.title ?? "?"))") }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { log.add("didShow(\(viewController.title ?? "?"))") }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    log.add("shouldDismiss")
    return true
  }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    log.add("willDismiss")
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    log.add("didDismiss")
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    log.add("shouldBegin")
    return true
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { log.add("didBegin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    log.add("shouldEnd")
    return allowsEnd
  }
  func textFieldDidEndEditing(_ textField: UITextField) { log.add("didEnd") }
  func textViewDidChange(_ textView: UITextView) { log.add("didChange") }
}
