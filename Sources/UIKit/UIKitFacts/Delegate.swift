package import PortableUIKit

/// A delegate of everything that a check needs one for. It records its calls.
package final class Delegate: NSObject, UINavigationControllerDelegate,
  UIAdaptivePresentationControllerDelegate, UITabBarControllerDelegate, UITextFieldDelegate,
  UITextViewDelegate
{
  /// The answer to a question, by the callback's name; true without an answer.
  package var answers: [String: Bool] = [:]
  /// A further action in a callback, by its name.
  package var on: [String: () -> Void] = [:]
  /// Whether each transition of a navigation controller was announced as animated.
  package private(set) var isAnimated: [Bool] = []
  private let log: Log

  package init(_ log: Log) { self.log = log }

  @discardableResult private func record(_ callback: String, _ argument: String = "") -> Bool {
    log.add(callback + argument)
    on[callback]?()
    return answers[callback] ?? true
  }

  package func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    isAnimated.append(animated)
    record("willShow", "(\(viewController.title ?? "?"))")
  }
  package func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { record("didShow", "(\(viewController.title ?? "?"))") }

  package func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { record("shouldDismiss") }
  package func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    record("willDismiss")
  }
  package func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    record("didDismiss")
  }
  package func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    record("didAttempt")
  }

  package func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { record("shouldSelect", "(\(tabBarController.selectedIndex))") }
  package func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { record("didSelect", "(\(tabBarController.selectedIndex))") }

  package func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { record("shouldBegin") }
  package func textFieldDidBeginEditing(_ textField: UITextField) { record("didBegin") }
  package func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { record("shouldEnd") }
  package func textFieldDidEndEditing(_ textField: UITextField) { record("didEnd") }
  package func textFieldShouldReturn(_ textField: UITextField) -> Bool { record("shouldReturn") }
  package func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { record("shouldChange", "(\(range.location),\(range.length),\(string))") }

  package func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { record("shouldBegin") }
  package func textViewDidBeginEditing(_ textView: UITextView) { record("didBegin") }
  package func textViewShouldEndEditing(_ textView: UITextView) -> Bool { record("shouldEnd") }
  package func textViewDidEndEditing(_ textView: UITextView) { record("didEnd") }
  package func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { record("shouldChange", "(\(range.location),\(range.length),\(text))") }
  package func textViewDidChange(_ textView: UITextView) { record("didChange", "(\(textView.text ?? ""))") }
}
