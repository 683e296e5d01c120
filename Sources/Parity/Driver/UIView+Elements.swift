import PortableUIKit

extension UIView {
  /// The views in this one whose identifiers are in the feature's table, in the order of the table.
  var elements: [FoundElement] {
    var found: [FoundElement] = []
    collect(into: &found, isHidden: false)
    return found.isSortedByTable ? found : found.sorted { $0.order < $1.order }
  }

  private func collect(into found: inout [FoundElement], isHidden: Bool) {
    let isHidden = isHidden || self.isHidden || alpha < 0.01
    if let place = accessibilityIdentifier.flatMap(Identifier.place) {
      found.append(
        FoundElement(
          identifier: place.identifier, order: place.order, view: self, isHidden: isHidden))
    }
    for view in subviews { view.collect(into: &found, isHidden: isHidden) }
  }
}

extension [FoundElement] {
  fileprivate var isSortedByTable: Bool {
    zip(self, dropFirst()).allSatisfy { $0.order <= $1.order }
  }
}
