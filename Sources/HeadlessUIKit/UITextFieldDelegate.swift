public import Foundation

/// What a text field asks and tells. UIKit's members are optional; here each has a default.
///
/// Implement them in the class that declares the conformance: a subclass's are not found here.
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether editing may begin; yes by default.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end; yes by default.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Editing ended. It can come without having been asked, as when the field leaves its window.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Editing ended, with a reason. When implemented, it is called in place of the other.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether a change may be made, in UTF-16 units; yes by default.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
}

extension UITextFieldDelegate {
  /// Lets editing begin.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Lets editing end.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Tells it without the reason.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  /// Lets every change be made.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
}
