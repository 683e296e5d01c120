import Foundation
import HeadlessUIKit
import Testing

/// Views, stack views, indicators, layout and the responder chain.
struct ViewTests {
  @Test func `adding a view removes it from its previous superview`() {
    let first = UIView()
    let second = UIView()
    let view = UIView()
    first.addSubview(view)
    second.addSubview(view)
    #expect(first.subviews.isEmpty && second.subviews == [view] && view.superview === second)
    second.insertSubview(UIView(), at: 0)
    #expect(second.subviews.last === view)
    second.addSubview(second.subviews[0])
    #expect(second.subviews.first === view)
    #expect(view.isDescendant(of: second) && view.isDescendant(of: view) && !second.isDescendant(of: view))
  }

  // Apple, UIStackView.h.
  @Test func `a stack view's arranged views are its subviews`() {
    let views = [UIView(), UIView(), UIView()]
    let stack = UIStackView(arrangedSubviews: views)
    #expect(stack.arrangedSubviews == views && stack.subviews == views)
    stack.setCustomSpacing(4, after: views[0])
    #expect(stack.customSpacing(after: views[0]) == 4)
    stack.removeArrangedSubview(views[0])
    #expect(stack.arrangedSubviews == [views[1], views[2]] && stack.subviews.contains(views[0]))
    #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
    views[1].removeFromSuperview()
    #expect(stack.arrangedSubviews == [views[2]])
    stack.insertArrangedSubview(views[1], at: 0)
    #expect(stack.arrangedSubviews == [views[1], views[2]] && views[1].superview === stack)
  }

  // Apple, UIActivityIndicatorView.h: "calls -setHidden when animating gets set to NO".
  @Test func `an indicator is hidden while it is not animating`() {
    let indicator = UIActivityIndicatorView(style: .medium)
    #expect(indicator.isHidden && !indicator.isAnimating)
    indicator.startAnimating()
    #expect(!indicator.isHidden && indicator.isAnimating)
    indicator.stopAnimating()
    #expect(indicator.isHidden && !indicator.isAnimating)
    indicator.hidesWhenStopped = false
    #expect(!indicator.isHidden)
  }

  @Test func `active constraints and guides make no retain cycle`() {
    let seen: Weak
    do {
      let view = UIView()
      let box = UIView()
      seen = Weak(view)
      view.addSubview(box)
      let height = box.heightAnchor.constraint(equalToConstant: 44)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
        box.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        box.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        height,
      ])
      #expect(height.isActive && height.constant == 44)
      #expect(view.safeAreaLayoutGuide.owningView === view)
      #expect(view.safeAreaLayoutGuide === view.safeAreaLayoutGuide)
    }
    #expect(seen.object == nil)
  }

  // Apple, UIScrollView.h and UIView.h.
  @Test func `a scrolling form can be laid out with guides and inequalities`() {
    let view = UIView()
    let scroll = UIScrollView()
    let content = UIView()
    let guide = UILayoutGuide()
    view.addSubview(scroll)
    scroll.addSubview(content)
    view.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(greaterThanOrEqualTo: scroll.frameLayoutGuide.heightAnchor),
      content.widthAnchor.constraint(lessThanOrEqualToConstant: 500),
      content.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      content.centerYAnchor.constraint(lessThanOrEqualTo: guide.centerYAnchor, constant: 8),
      guide.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.5),
    ])
    #expect(
      scroll.contentLayoutGuide.owningView === scroll && scroll.contentLayoutGuide !== scroll.frameLayoutGuide
    )
    #expect(view.layoutGuides == [guide] && guide.owningView === view)
    content.addLayoutGuide(guide)
    #expect(view.layoutGuides.isEmpty && guide.owningView === content)
    content.removeLayoutGuide(guide)
    #expect(content.layoutGuides.isEmpty && guide.owningView == nil)
  }

  // Apple, "Using responders and the responder chain".
  @Test func `the responder chain goes from views to controllers, and to the window or the presenter`() {
    let stage = Stage(inNavigation: true)
    let view = UIView()
    stage.root.view.addSubview(view)
    #expect(view.next === stage.root.view)
    #expect(stage.root.view.next === stage.root)
    #expect(stage.root.next === stage.navigation.view)
    #expect(stage.navigation.view.next === stage.navigation)
    #expect(stage.navigation.next === stage.window)
    let sheet = stage.screen("B")
    stage.navigation.present(sheet, animated: true)
    #expect(sheet.next === stage.navigation)
  }

  @Test func `fonts and colours have defaults, and the tint is inherited`() {
    let label = UILabel()
    #expect(label.font == .preferredFont(forTextStyle: .body) && label.textColor == .label)
    label.font = .preferredFont(forTextStyle: .headline)
    label.textColor = .systemRed
    #expect(label.font == .preferredFont(forTextStyle: .headline) && label.textColor == .systemRed)
    label.font = nil
    #expect(label.font == .preferredFont(forTextStyle: .body))
    let view = UIView()
    view.addSubview(label)
    view.tintColor = .systemGreen
    #expect(label.tintColor == .systemGreen)
  }
}
