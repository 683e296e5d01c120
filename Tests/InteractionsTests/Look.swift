import Foundation
import Screens

/// Everything of a view that can be seen, and of a controller that can be felt.
struct Look: Equatable, CustomStringConvertible {
  private var lines: [String] = []

  init(_ view: UIView) {
    add(view)
  }

  init(_ sheet: UIViewController) {
    lines.append("isModalInPresentation: \(sheet.isModalInPresentation)")
  }

  var description: String { lines.joined(separator: "\n") }

  private mutating func add(_ view: UIView) {
    var parts = [view.accessibilityIdentifier ?? "-", "hidden: \(view.isHidden)", "alpha: \(view.alpha)"]
    if let control = view as? UIControl { parts.append("enabled: \(control.isEnabled)") }
    switch view {
    case let label as UILabel: parts.append("text: \(label.text ?? "")")
    case let field as UITextField: parts.append("text: \(field.text ?? "")")
    case let text as UITextView: parts.append("text: \(text.text ?? "")")
    case let button as UIButton: parts.append("title: \(button.title(for: .normal) ?? "")")
    case let indicator as UIActivityIndicatorView: parts.append("animating: \(indicator.isAnimating)")
    default: break
    }
    lines.append(parts.joined(separator: ", "))
    for subview in view.subviews { add(subview) }
  }
}
