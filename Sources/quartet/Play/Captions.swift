import Parity
import PortableUIKit

/// Titles of buttons and placeholders of fields, which a snapshot contains only if a rule names them.
struct Captions: Equatable {
  var texts: [Identifier: String] = [:]

  /// Reads the screen on top.
  init(of window: UIWindow) {
    read(window.headless.topViewController?.viewIfLoaded)
  }

  init(_ texts: [Identifier: String]) {
    self.texts = texts
  }

  subscript(_ identifier: Identifier) -> String { texts[identifier] ?? "" }

  private mutating func read(_ view: UIView?) {
    guard let view else { return }
    if let identifier = view.accessibilityIdentifier.flatMap(Identifier.named) {
      switch view {
      case let button as UIButton: texts[identifier] = button.currentTitle
      case let field as UITextField: texts[identifier] = field.placeholder
      default: break
      }
    }
    for view in view.subviews { read(view) }
  }
}
