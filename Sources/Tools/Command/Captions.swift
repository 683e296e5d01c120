package import PortableUIKit
package import QuartetParity

/// Titles of buttons and placeholders of fields, which a snapshot contains only if a rule names them.
package typealias Captions = [Identifier: String]

extension Captions {
  /// Reads a screen.
  package init(of controller: UIViewController?) {
    self.init()
    read(controller?.viewIfLoaded)
  }

  private mutating func read(_ view: UIView?) {
    guard let view else { return }
    if let identifier = view.accessibilityIdentifier.flatMap(Identifier.named) {
      switch view {
      case let button as UIButton: self[identifier] = button.currentTitle
      case let field as UITextField: self[identifier] = field.placeholder
      default: break
      }
    }
    for view in view.subviews { read(view) }
  }
}
