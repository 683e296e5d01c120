import PortableUIKit

extension UIView {
  /// The views in this one whose identifiers are in the feature's table, in the order in which assistive technology
  /// reads them.
  var elements: [FoundElement] {
    var found: [FoundElement] = []
    // More than a screen has.
    found.reserveCapacity(10)
    visit(isHidden: false) { found.append($0) }
    return found
  }

  private func visit(isHidden: Bool, _ body: (FoundElement) -> Void) {
    let isHidden = isHidden || self.isHidden || alpha < 0.01
    if let identifier = accessibilityIdentifier.flatMap(Identifier.named) {
      body(FoundElement(identifier: identifier, view: self, isHidden: isHidden))
    }
    for view in subviews { view.visit(isHidden: isHidden, body) }
  }
}
