import Foundation
import HeadlessUIKit
import Testing

@Suite struct `A constraint` {
  private let view = UIView()
  private let other = UIView()

  @Test func `has the relation, the constant and the multiplier that its anchor was given`() {
    let constraints = [
      view.topAnchor.constraint(equalTo: other.topAnchor),
      view.topAnchor.constraint(equalTo: other.topAnchor, constant: 8),
      view.topAnchor.constraint(greaterThanOrEqualTo: other.topAnchor),
      view.topAnchor.constraint(greaterThanOrEqualTo: other.topAnchor, constant: 8),
      view.topAnchor.constraint(lessThanOrEqualTo: other.topAnchor),
      view.topAnchor.constraint(lessThanOrEqualTo: other.topAnchor, constant: 8),
      view.widthAnchor.constraint(equalToConstant: 8),
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: 8),
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 8),
      view.widthAnchor.constraint(equalTo: other.widthAnchor, multiplier: 0.5),
    ]
    #expect(
      constraints.map(\.relation) == [
        .equal, .equal, .greaterThanOrEqual, .greaterThanOrEqual, .lessThanOrEqual, .lessThanOrEqual,
        .equal, .greaterThanOrEqual, .lessThanOrEqual, .equal,
      ])
    #expect(constraints.map(\.constant) == [0, 8, 0, 8, 0, 8, 8, 8, 8, 0])
    #expect(constraints.map(\.multiplier) == [1, 1, 1, 1, 1, 1, 1, 1, 1, 0.5])
    #expect(constraints.allSatisfy { $0.firstItem === view })
    #expect(
      constraints.map { $0.secondItem === other } == Array(repeating: true, count: 6) + [
        false, false, false, true,
      ])
  }

  @Test func `has no items if it is made without an anchor`() {
    let constraint = NSLayoutConstraint()
    #expect(constraint.firstItem == nil && constraint.secondItem == nil)
    #expect(constraint.relation == .equal && constraint.multiplier == 1 && constraint.constant == 0)
  }
}
