import Foundation
import HeadlessUIKit
import Testing

@Suite struct `A stack view` {
  private let views = [UIView(), UIView(), UIView()]
  private let stack: UIStackView

  init() { stack = UIStackView(arrangedSubviews: views) }

  @Test func `arranges its views in order, as subviews`() {
    #expect(stack.arrangedSubviews == views && stack.subviews == views)
  }

  @Test func `moves a view that is added or inserted again`() {
    stack.insertArrangedSubview(views[2], at: 0)
    #expect(stack.arrangedSubviews == [views[2], views[0], views[1]])
    stack.addArrangedSubview(views[2])
    #expect(stack.arrangedSubviews == views)
    #expect(Set(stack.subviews) == Set(views) && stack.subviews.count == 3)
  }

  @Test func `arranges a subview that it has not arranged`() {
    let view = UIView()
    stack.addSubview(view)
    #expect(stack.arrangedSubviews == views)
    stack.insertArrangedSubview(view, at: 1)
    #expect(stack.arrangedSubviews == [views[0], view, views[1], views[2]])
  }

  @Test func `keeps a view as a subview when it no longer arranges it, and forgets its spacing`() {
    stack.setCustomSpacing(8, after: views[1])
    #expect(stack.customSpacing(after: views[1]) == 8)
    stack.removeArrangedSubview(views[1])
    #expect(stack.arrangedSubviews == [views[0], views[2]] && stack.subviews == views)
    #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
  }

  @Test func `no longer arranges a view that leaves it`() {
    views[0].removeFromSuperview()
    UIView().addSubview(views[2])
    #expect(stack.arrangedSubviews == [views[1]])
  }
}
