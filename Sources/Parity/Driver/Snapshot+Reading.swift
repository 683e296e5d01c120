import Foundation
import PortableUIKit

extension Snapshot {
  /// Reads what is seen in a window.
  init(of window: UIWindow) {
    self.init(
      layers: window.headless.presentedChain.map { controller in
        if let alert = controller as? UIAlertController {
          return .alert(
            Alert(title: alert.title ?? "", buttons: alert.actionsAsSeen.map { $0.title ?? "" }))
        }
        let visible = controller.visibleController
        let stack = (controller as? UINavigationController)?.viewControllers
        return .screen(
          Screen(
            title: visible.title ?? "",
            hasBackButton: (stack?.count ?? 0) > 1,
            elements: visible.viewIfLoaded?.elements.map(Element.init) ?? []))
      })
  }
}

/// A view of the feature's table, and whether it can be seen within its screen.
struct FoundElement {
  let identifier: Identifier
  /// Where it stands in the table.
  let order: Int
  let view: UIView
  let isHidden: Bool
}

extension Snapshot.Element {
  init(_ found: FoundElement) {
    self.init(found.identifier, kind: .other)
    isHidden = found.isHidden
    switch found.view {
    case let label as UILabel:
      kind = .label
      text = isHidden ? "" : label.text ?? ""
      isHidden = text.isEmpty
    case let field as UITextField:
      read(field)
    case let button as UIButton:
      kind = .button
      if identifier == .reviewAccountButton { text = button.currentTitle ?? "" }
      isEnabled = button.isUsable
    case let textView as UITextView:
      kind = .textView
      text = textView.text
      isEnabled = textView.isEditable && textView.isUserInteractionEnabled
    case let indicator as UIActivityIndicatorView:
      kind = .indicator
      isHidden = isHidden || !indicator.isAnimating
    default:
      break
    }
  }

  /// A4: of what is typed as a password there are dots, even where the field shows it.
  private mutating func read(_ field: UITextField) {
    kind = field.isSecureTextEntry ? .secureField : .textField
    isEnabled = field.isUsable
    if field.isSecureTextEntry || identifier == .loginPassword {
      dots = field.text?.count ?? 0
    } else {
      text = field.text ?? ""
    }
    guard identifier == .loginLogin else { return }
    placeholder = field.placeholder ?? ""
    keyboard =
      switch field.keyboardType {
      case .default: .standard
      case .emailAddress: .email
      case .phonePad: .phone
      default: .other
      }
    contentType =
      switch field.textContentType {
      case nil: .none
      case .username?: .username
      case .telephoneNumber?: .phone
      default: .other
      }
  }
}

extension UIControl {
  fileprivate var isUsable: Bool { isEnabled && isUserInteractionEnabled }
}
