import PortableUIKit

extension ScreenHost {
  /// The screens, alerts and elements that are shown, a line for each, in the order of the views.
  ///
  /// - Parameter namesTypes: Whether the class stands for a title that is missing.
  package func shown(withIdentifiers usesIdentifiers: Bool = true, namesTypes: Bool = false) -> [String] {
    window.driver.layOut()
    return window.driver.presentedChain.flatMap { layer -> [String] in
      if let alert = layer as? UIAlertController {
        let buttons = alert.actionsAsShown.map { $0.line("button", $0.title, isEnabled: $0.isEnabled) }
        return ["alert “\(alert.title ?? "")”" + (alert.message.map { ", “\($0)”" } ?? "")] + buttons
      }
      let screen = layer.frontmost
      let title = screen.navigationItem.title ?? screen.title ?? ""
      var lines = ["screen " + (title.isEmpty && namesTypes ? "\(Swift.type(of: screen))" : "“\(title)”")]
      if screen.hasBackButton { lines.append("  back button") }
      for tab in screen.tabBarController?.viewControllers ?? [] {
        let isSelected = tab === screen.tabBarController?.selectedViewController
        lines.append("  tab “\(tab.title ?? "")”" + (isSelected ? ", selected" : ""))
      }
      for item in screen.shownBarButtonItems {
        let identifier = usesIdentifiers ? item.accessibilityIdentifier : nil
        lines.append(item.line("bar button", item.shownName, identifier, isEnabled: item.isEnabled))
      }
      layer.viewIfLoaded?.addLines(to: &lines, withIdentifiers: usesIdentifiers, isEnabled: true)
      return lines
    }
  }
}

extension NSObject {
  fileprivate func line(
    _ kind: String, _ text: String?, _ identifier: String? = nil, isEnabled: Bool
  ) -> String {
    "  \(kind)" + (text.map { " “\($0)”" } ?? "") + (identifier.map { " \($0)" } ?? "")
      + (isEnabled ? "" : ", disabled")
  }
}

extension UIBarButtonItem {
  /// Its name for the user: its title, or its label for VoiceOver.
  var shownName: String? { title ?? accessibilityLabel }
}

extension UIView {
  /// The view's name for the user: its title, placeholder or label for VoiceOver, or the type.
  var shownName: String {
    let text =
      switch self {
      case let button as UIButton: button.currentTitle
      case let field as UITextField: field.placeholder
      case let label as UILabel: label.text
      case let cell as UITableViewCell:
        cell.contentView.subviews.lazy.compactMap { ($0 as? UILabel)?.text }.first
      default: nil as String?
      }
    return text.flatMap { $0.isEmpty ? nil : $0 } ?? accessibilityLabel ?? "\(type(of: self))"
  }

  fileprivate func addLines(to lines: inout [String], withIdentifiers usesIdentifiers: Bool, isEnabled: Bool)
  {
    guard !isHidden, alpha >= 0.01 else { return }
    let isEnabled = isEnabled && isUserInteractionEnabled && (self as? UIControl)?.isEnabled ?? true
    if let (kind, text) = content {
      let identifier = usesIdentifiers ? accessibilityIdentifier : nil
      // Touches of a label go through it.
      let isUsable = isEnabled || self is UILabel
      lines.append(line(kind, text, identifier, isEnabled: isUsable) + (isFirstResponder ? ", focused" : ""))
    }
    if self is UIControl { return }
    for view in subviewsInOrder where !(view is UIRefreshControl) {
      view.addLines(to: &lines, withIdentifiers: usesIdentifiers, isEnabled: isEnabled)
    }
  }

  /// The kind of the element and what it shows; nil if the view is no element.
  private var content: (String, String?)? {
    switch self {
    case let label as UILabel: (label.text ?? "").isEmpty ? nil : ("label", label.text)
    case let button as UIButton: ("button", button.currentTitle ?? button.accessibilityLabel)
    case let field as UITextField where (field.text ?? "").isEmpty && field.placeholder != nil:
      ("empty field", field.placeholder)
    case let field as UITextField:
      ("field", field.isSecureTextEntry ? String((field.text ?? "").map { _ in "•" }) : field.text)
    case let textView as UITextView: ("text", textView.text)
    case let toggle as UISwitch: ("switch", toggle.isOn ? "on" : "off")
    case let segments as UISegmentedControl:
      ("segments", segments.titleForSegment(at: segments.selectedSegmentIndex))
    case let indicator as UIActivityIndicatorView: indicator.isAnimating ? ("activity", nil) : nil
    case is UITableView: ("table", nil)
    case let cell as UITableViewCell: ("row", cell.mark)
    case is UIControl: ("\(type(of: self))", nil)
    default: nil
    }
  }
}

extension UITableViewCell {
  /// Whether the row is selected, and its sign at the trailing edge.
  fileprivate var mark: String? {
    let marks = [isSelected ? "selected" : nil, accessoryType == .checkmark ? "checkmark" : nil]
    return marks == [nil, nil] ? nil : marks.compactMap(\.self).joined(separator: ", ")
  }
}
