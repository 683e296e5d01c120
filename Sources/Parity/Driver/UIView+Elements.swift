import PortableUIKit

extension UIView {
  /// The views in this one whose identifiers are in the feature's table, in the order in which assistive technology
  /// reads them.
  var elements: [FoundElement] {
    var found: [FoundElement] = []
    collect(into: &found, isHidden: false)
    return found
  }

  private func collect(into found: inout [FoundElement], isHidden: Bool) {
    let isHidden = isHidden || self.isHidden || alpha < 0.01
    if let identifier = accessibilityIdentifier.flatMap(Identifier.named) {
      found.append(FoundElement(identifier: identifier, view: self, isHidden: isHidden))
    }
    for view in subviews { view.collect(into: &found, isHidden: isHidden) }
  }
}
