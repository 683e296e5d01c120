import PortableUIKit

extension UIView {
  /// The views in this one whose identifiers are in the feature's table, in the order in which assistive technology
  /// reads them.
  var elements: [FoundElement] { elements { $0 } }

  /// What a closure makes of each of these views.
  func elements<Element>(_ make: (FoundElement) -> Element) -> [Element] {
    var made: [Element] = []
    visit(isHidden: false) { made.append(make($0)) }
    return made
  }

  private func visit(isHidden: Bool, _ body: (FoundElement) -> Void) {
    let isHidden = isHidden || self.isHidden || alpha < 0.01
    if let identifier = accessibilityIdentifier.flatMap(Identifier.named) {
      body(FoundElement(identifier: identifier, view: self, isHidden: isHidden))
    }
    for view in subviews { view.visit(isHidden: isHidden, body) }
  }
}
