import PortableUIKit
import QuartetTesting

extension Snapshot {
  /// Reads what a window shows.
  ///
  /// - Parameter edited: The field in which the Return key was pressed just now.
  init(of window: UIWindow, edited: UITextField? = nil) {
    let focused = edited?.isUsable == true ? window.headless.firstResponder as? UIView : nil
    self.init(
      layers: window.headless.presentedChain.map { controller in
        if let alert = controller as? UIAlertController {
          return .alert(
            Alert(title: alert.title ?? "", buttons: alert.actionsAsShown.map { $0.title ?? "" }))
        }
        let visible = controller.visibleController
        let stack = (controller as? UINavigationController)?.viewControllers
        return .screen(
          Screen(
            title: visible.title ?? "",
            hasBackButton: (stack?.count ?? 0) > 1,
            elements: visible.viewIfLoaded?.elements.map(Element.init) ?? []))
      },
      focus: focused?.accessibilityIdentifier.flatMap(Identifier.named),
      isAnimated: !window.headless.hasSkippedAnimation)
  }
}

/// A view whose identifier is in the feature's table, and whether it is hidden in its screen.
struct FoundElement {
  let identifier: Identifier
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
      isAnimating = indicator.isAnimating
    default:
      break
    }
  }

  /// A4: a snapshot contains only the number of a password's characters, even if the field shows the password.
  private mutating func read(_ field: UITextField) {
    kind = field.isSecureTextEntry ? .secureField : .textField
    isEnabled = field.isUsable
    if field.isSecureTextEntry || identifier == .loginPassword {
      dots = field.text?.count ?? 0
    } else {
      text = field.text ?? ""
    }
    if identifier != .recoveryLogin { placeholder = field.placeholder ?? "" }
    isCorrected = field.autocapitalizationType != .none || field.autocorrectionType != .no
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
      case .password?: .password
      default: .other
      }
    returnKey =
      switch field.returnKeyType {
      case .default: .standard
      case .next: .next
      case .go: .go
      default: .other
      }
  }
}

extension UIControl {
  fileprivate var isUsable: Bool { isEnabled && isUserInteractionEnabled }
}
